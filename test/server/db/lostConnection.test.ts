import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { endpoint, json } from '../../../contract/endpoint';
import { ok } from '../../../domain/result';
import { isDatabaseAway } from '../../../server/db/databaseAway';
import { openDatabase } from '../../../server/db/database';
import { newClient } from '../../../server/db/newClient';
import { inTransaction, type Tx } from '../../../server/db/transaction';
import { mount } from '../../../server/http/mount';
import { signedInClient } from '../setup/testClient';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';
import { addEverybody } from '../setup/testPeople';
import { startPortal } from '../setup/testPortal';

let test: TestDatabase;
beforeAll(async () => {
  test = await cloneDatabase();
});
afterAll(() => test.drop());

/** Ends a backend from another connection, as a failover does, and waits until it is gone. */
async function terminate(pid: number): Promise<void> {
  const other = newClient(test.target.owner);
  await other.connect();
  await other.query('select pg_terminate_backend($1, 5000)', [pid]);
  await other.end();
}

const backendOf = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]?.pid ?? 0;
};

/** Long enough for the end of the connection to arrive here while nothing is asked on it. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('66 a connection that ends between two statements of a transaction', () => {
  it('fails that transaction as a database that is away, and nothing else', async () => {
    const lost = jest.fn();
    const database = openDatabase(test.target.application, 2, {
      connectionLost: lost,
      afterCommitFailed: jest.fn(),
    });
    const failure: unknown = await inTransaction(database, async (tx) => {
      await terminate(await backendOf(tx));
      await idle();
      await sql`select 1`.execute(tx);
    }).catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    expect(lost).toHaveBeenCalled();
    const after = await inTransaction(database, (tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
    expect(after.rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('does the same when no further statement follows but the commit', async () => {
    const failure: unknown = await inTransaction(test.database, async (tx) => {
      await terminate(await backendOf(tx));
      await idle();
    }).catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
  });

  it('answers the request with 503, a sentence and when to try again, and serves the next one', async () => {
    const call = endpoint({
      method: 'POST',
      path: '/api/test/interrupted',
      summary: 'An action whose backend ends half way',
      tag: 'Test',
      access: ['user'],
      body: z.strictObject({ interrupt: z.boolean() }),
      answer: json(z.object({ done: z.boolean() })),
      idempotent: true,
    });
    const portal = await startPortal({
      database: test,
      extend: (frame) => {
        mount(frame, call, ({ deed, body }) =>
          deed.transact(async (tx) => {
            if (body.interrupt) {
              await terminate(await backendOf(tx));
              await idle();
            }
            await sql`select 1`.execute(tx);
            return ok({ done: true });
          }),
        );
      },
    });
    await addEverybody(portal.services);
    const user = await signedInClient(portal.url, 'user@cedarline.example');
    const send = (interrupt: boolean, headers = {}) =>
      user.post(
        '/api/test/interrupted',
        { interrupt },
        { 'idempotency-key': `k-${String(interrupt)}`, ...headers },
      );
    const interrupted = await send(true);
    expect(interrupted.status).toBe(503);
    expect(interrupted.headers.get('retry-after')).toBe('5');
    expect(interrupted.body.message).toContain('Try again');
    expect(interrupted.text).not.toMatch(/terminat|57P01|connection error/);
    expect((await send(true, { 'accept-language': 'fr' })).body.message).toContain('Réessayez');
    expect((await send(false)).status).toBe(200);
    await portal.stop();
  });
});

describe('66 every connection of the server', () => {
  it('is opened where a listener for its errors is added', () => {
    const root = path.join(__dirname, '../../../server');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    expect(files.length).toBeGreaterThan(500);
    const opening = files.filter((name) =>
      /\bnew (pg\.)?(Client|Pool)\(/.test(readFileSync(path.join(root, name), 'utf8')),
    );
    expect(opening.sort()).toEqual(['db/newClient.ts']);
  });

  it('outlives the end of a single client that nobody asks anything', async () => {
    const client = newClient(test.target.owner);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => {
      client.once('end', resolve);
    });
    await terminate(rows[0]?.pid ?? 0);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow();
  });
});
