import { tmpdir } from 'node:os';
import type { ClientConfig } from 'pg';
import { readConfig, type Config } from '../config';
import { openDatabase } from '../db/database';
import { connectionTo } from '../db/embedded/embeddedServer';
import { layoutOf } from '../db/embedded/layout';
import { findRunning } from '../db/embedded/postmaster';
import { reseal } from '../modules/sealing/reseal';
import { resolveSealingKeys } from '../sealingKeys';
import { createSealer } from '../system/sealer';
import { quit } from './dataPlace';

async function connectionOf({ databaseUrl, dataDir }: Config): Promise<ClientConfig> {
  if (databaseUrl !== null) return { connectionString: databaseUrl };
  const running = await findRunning(layoutOf(dataDir, tmpdir()));
  if (running === null)
    quit(`No database is running in ${dataDir}. Start the portal first (npm start), or set DATABASE_URL.`);
  return { ...connectionTo(running.sockets), database: 'northwood' };
}

/** Encrypts every stored value again under the current key, with the environment of the server. Ends with 1 when some cannot be read. */
async function main(): Promise<void> {
  const read = readConfig(process.env, process.cwd());
  if (read.kind === 'refused') quit(read.problems.map(({ sentence }) => sentence).join('\n'));
  const { config } = read;
  const sealer = createSealer(resolveSealingKeys(config));
  const database = openDatabase(await connectionOf(config), 1, {
    connectionLost: () => undefined,
    afterCommitFailed: () => undefined,
  });
  const done = await reseal(database.db, sealer);
  await database.close();
  for (const { name, moved, unreadable } of done)
    console.log(
      `${name}: ${moved} encrypted again${unreadable === 0 ? '' : `, ${unreadable} cannot be read with any key`}`,
    );
  if (done.some(({ unreadable }) => unreadable > 0))
    quit(
      'Some values could not be read. Add the key that encrypted them to SEALING_KEYS_PREVIOUS, and run this command again.',
    );
  console.log(
    `Everything is encrypted with the key ${sealer.currentKeyId}. When every server process has this key, you can empty SEALING_KEYS_PREVIOUS.`,
  );
}

void main();
