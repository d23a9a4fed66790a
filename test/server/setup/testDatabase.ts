import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { ConnectionTarget } from '../../../server/db/connectionTarget';
import { openDatabase, type Database } from '../../../server/db/database';
import { inMaintenance, onDatabase, SERVER_VARIABLE, type TestServer } from './testServer';

/** A database of one test file's own: migrated, empty, dropped at its end. */
export interface TestDatabase {
  readonly target: ConnectionTarget;
  /** Open as the application's role. */
  readonly database: Database;
  drop(): Promise<void>;
}

const connection = z.looseObject({});
const serverShape = z.object({
  target: z.object({ owner: connection, application: connection }),
  template: z.string(),
});

function testServer(): TestServer {
  const text = process.env[SERVER_VARIABLE];
  if (text === undefined) throw new Error('No test database server: run the tests through Jest (npx jest).');
  return serverShape.parse(JSON.parse(text));
}

/** Copies the migrated template, file by file: in memory that takes some 50 ms. Failures after a commit are thrown, so that no test hides one. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const server = testServer();
  const name = `northwood_test_${randomBytes(6).toString('hex')}`;
  await inMaintenance(
    server.target,
    `create database ${name} template ${server.template} strategy file_copy`,
  );
  const target = onDatabase(server.target, name);
  const database = openDatabase(target.application, 20, {
    connectionLost: () => undefined,
    afterCommitFailed: (error) => {
      throw error;
    },
  });
  return {
    target,
    database,
    drop: async () => {
      await database.close();
      await inMaintenance(server.target, `drop database ${name} with (force)`);
    },
  };
}
