import { tmpdir } from 'node:os';
import { openDatabase } from '../db/database';
import type { ClientConfig } from 'pg';
import { connectionTo } from '../db/embedded/embeddedServer';
import { layoutOf } from '../db/embedded/layout';
import { findRunning } from '../db/embedded/postmaster';
import { verifyAudit, type AuditFault } from '../modules/audit/verifyAudit';
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
      `No database is running in ${place.dataDir}. Start the product first (npm start), or set DATABASE_URL.`,
    );
  return { ...connectionTo(running.sockets), database: 'northwood' };
}

/** Checks the hash chain of the audit trail and ends with 1 when it is broken. */
async function main(): Promise<void> {
  const database = openDatabase(await connectionOf(dataPlace()), 1, {
    connectionLost: () => undefined,
    afterCommitFailed: () => undefined,
  });
  const state = await verifyAudit(database.db);
  await database.close();
  if (state.kind === 'broken')
    quit(
      `The audit trail is broken at row ${state.position}: ${WHAT[state.fault]}. Don’t change the database. Compare it with a backup.`,
    );
  console.log(`The audit trail is intact: ${state.rows} rows. The last hash is ${state.lastHash}.`);
}

void main();
