import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { readConfig } from '../config';
import { openDatabase } from '../db/database';
import type { ClientConfig } from 'pg';
import { connectionTo } from '../db/embedded/embeddedServer';
import { layoutOf } from '../db/embedded/layout';
import { findRunning } from '../db/embedded/postmaster';
import type { Queries } from '../db/tables';
import { checkAuditHeads } from '../modules/audit/auditHead';
import { verifyAudit, type AuditFault } from '../modules/audit/verifyAudit';
import { resolveSealingKeys } from '../sealingKeys';
import { createSealer } from '../system/sealer';
import { dataPlace, quit, type DataPlace } from './dataPlace';

const WHAT: Readonly<Record<AuditFault, string>> = {
  gap: 'rows before it are missing, or a row was inserted',
  chain: 'it doesn’t link to the row before it',
  content: 'its content was changed',
};

async function connectionOf(place: DataPlace): Promise<ClientConfig> {
  if (place.databaseUrl !== null) return { connectionString: place.databaseUrl };
  const running = await findRunning(layoutOf(place.dataDir, tmpdir()));
  if (running === null)
    quit(
      `No database is running in ${place.dataDir}. Start the portal first (npm start), or set DATABASE_URL.`,
    );
  return { ...connectionTo(running.sockets), database: 'northwood' };
}

/** Compares the trail with the signed heads of earlier days, where a file of them is named. */
async function checkHeads(db: Queries, file: string): Promise<string> {
  const read = readConfig(process.env, process.cwd());
  if (read.kind === 'refused') quit(read.problems.map(({ sentence }) => sentence).join('\n'));
  const state = await checkAuditHeads(
    db,
    createSealer(resolveSealingKeys(read.config)),
    readFileSync(file, 'utf8'),
  );
  if (state.kind === 'unsigned')
    quit(
      `Line ${state.line} of ${file} is not signed with the sealing key of this portal. Check that SEALING_KEY is the portal’s key, or that the file was not changed.`,
    );
  if (state.kind === 'differs')
    quit(
      `The audit trail differs from the head signed on ${state.day}: row ${state.position} is missing or was replaced. Don’t change the database. Compare it with a backup.`,
    );
  return `It matches ${state.heads} signed heads.`;
}

/** Checks the hash chain of the audit trail and ends with 1 when it is broken. `-- FILE` also compares it with signed heads. */
async function main(): Promise<void> {
  const database = openDatabase(await connectionOf(dataPlace()), 1, {
    connectionLost: () => undefined,
    afterCommitFailed: () => undefined,
  });
  const state = await verifyAudit(database.db);
  const file = process.argv[2];
  const heads = file === undefined ? '' : ` ${await checkHeads(database.db, file)}`;
  await database.close();
  if (state.kind === 'broken')
    quit(
      `The audit trail is broken at row ${state.position}: ${WHAT[state.fault]}. Don’t change the database. Compare it with a backup.`,
    );
  console.log(`The audit trail is intact: ${state.rows} rows. The last hash is ${state.lastHash}.${heads}`);
}

void main();
