import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { connectionTo } from '../../../server/db/embedded/embeddedServer';
import { readPostmasterFile } from '../../../server/db/embedded/postmasterFile';
import {
  compileProduct,
  endServerOn,
  newDataDir,
  serverPid,
  startProduct,
} from '../db/embedded/productProcess';
import { killRounds, type Victim } from './killRounds';

jest.setTimeout(120_000);

let dataDir: string;
beforeAll(compileProduct);
beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(async () => {
  await endServerOn(dataDir);
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

async function ask<Row extends Record<string, unknown>>(question: string): Promise<Row[]> {
  const sockets = readPostmasterFile(path.join(dataDir, 'postgres/data'))?.sockets ?? '';
  const client = new pg.Client({ ...connectionTo(sockets), database: 'northwood' });
  await client.connect();
  const { rows } = await client.query<Row>(question);
  await client.end();
  return rows;
}

/** The small product: it writes without being asked, so a round only waits and then reads what it said. */
async function startVictim(killsDatabase: boolean): Promise<Victim> {
  const product = startProduct(dataDir, 'write');
  await product.said('acknowledged');
  return {
    write: async (writes) => {
      await product.exited;
      for (const id of product.sent) writes.sent(id);
      for (const id of product.acknowledged) writes.answered(id, 'acknowledged');
    },
    kill: async () => {
      if (killsDatabase) process.kill(serverPid(dataDir), 'SIGKILL');
      await product.kill('SIGKILL');
    },
    read: async () => {
      await product.kill('SIGTERM');
      const reader = startProduct(dataDir);
      await reader.said('ready');
      const rows = await ask<{ id: string }>('select id from entry');
      await reader.kill('SIGTERM');
      const written = new Set(product.sent);
      return new Set(rows.map((row) => row.id).filter((id) => !written.has(id)));
    },
    faults: async () => {
      const [sums] = await ask<{ whole: boolean }>(
        'select (select coalesce(sum(amount), 0) from entry) = (select total from balance) as whole',
      );
      return sums?.whole === true ? [] : ['a transaction was kept in part'];
    },
    stop: () => Promise.resolve(),
  };
}

describe.each([
  ['the product alone', false],
  ['product and database together', true],
])('kill -9 of %s in the middle of writing', (_what, killsDatabase) => {
  it('loses no acknowledged write and keeps no half of one, and the next start needs no hand', async () => {
    const report = await killRounds(
      4,
      () => startVictim(killsDatabase),
      (round) => 60 * round,
    );
    expect(report.acknowledged).toBeGreaterThan(20);
    expect(report).toMatchObject({ rounds: 4, lost: [], unasked: [], faults: [] });
  });
});
