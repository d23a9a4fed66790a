import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { backUp } from '../../../../server/db/embedded/backup';
import { restore } from '../../../../server/db/embedded/restore';
import { stopProduct } from '../../../../server/db/embedded/stopProduct';
import { isRunning } from '../../../../server/db/embedded/processes';
import { startDatabase } from '../../../../server/db/startDatabase';
import { eventually } from '../../setup/liveClient';
import { compileProduct, endServerOn, newDataDir, serverPid, startProduct } from './productProcess';

jest.setTimeout(60_000);

const MADE_AT = new Date('2026-07-01T12:00:00Z');
let dataDir: string;
let target: string;
let restored: string;
beforeAll(compileProduct);
beforeEach(() => {
  dataDir = newDataDir();
  target = path.join(path.dirname(dataDir), 'backup');
  restored = path.join(path.dirname(dataDir), 'restored');
});
afterEach(async () => {
  await endServerOn(dataDir);
  await endServerOn(restored);
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

async function contentOf(folder: string): Promise<{ ids: readonly string[]; whole: boolean | undefined }> {
  const ignore = () => undefined;
  const started = await startDatabase({
    dataDir: folder,
    databaseUrl: null,
    postgresPrograms: process.env['PGBIN'] ?? null,
    durable: false,
    events: { restarted: ignore, gone: ignore },
  });
  if (!started.ok) throw new Error(started.failure.sentence);
  const client = new pg.Client(started.value.target.owner);
  await client.connect();
  const entries = await client.query<{ id: string }>('select id from entry order by id');
  const sums = await client.query<{ whole: boolean }>(
    'select (select sum(amount) from entry) = (select total from balance) as whole',
  );
  await client.end();
  await started.value.stop();
  return { ids: entries.rows.map((row) => row.id), whole: sums.rows[0]?.whole };
}

describe('a backup', () => {
  it('made while the product writes, restored elsewhere, holds every write acknowledged before it began, each whole', async () => {
    const product = startProduct(dataDir, 'write');
    await product.said('acknowledged');
    writeFileSync(path.join(dataDir, 'secrets.json'), '{"tokenSecret":"kept with the data"}', {
      mode: 0o600,
    });
    await eventually(() => product.acknowledged.length > 10, 'it does not write');
    const before = [...product.acknowledged];
    const made = await backUp(dataDir, target, MADE_AT);
    expect(made).toMatchObject({ ok: true, value: { format: 1, madeAt: MADE_AT.toISOString() } });
    await eventually(() => product.acknowledged.length > before.length, 'it writes no more');
    expect(await product.kill('SIGTERM')).toBe(0);

    expect(await restore(target, restored)).toMatchObject({ ok: true });
    const { ids, whole } = await contentOf(restored);
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);
    expect(whole).toBe(true);
    expect(readFileSync(path.join(restored, 'secrets.json'), 'utf8')).toContain('kept with the data');
  });

  it('never overwrites: not a folder that holds something, and no data folder in use', async () => {
    const product = startProduct(dataDir);
    await product.said('ready');
    mkdirSync(target);
    writeFileSync(path.join(target, 'mine.txt'), 'mine');
    expect(await backUp(dataDir, target, MADE_AT)).toMatchObject({
      ok: false,
      failure: { kind: 'target-in-use' },
    });
    expect(readdirSync(target)).toEqual(['mine.txt']);
    const second = `${target}-2`;
    expect((await backUp(dataDir, second, MADE_AT)).ok).toBe(true);
    expect(await restore(second, dataDir)).toMatchObject({ ok: false, failure: { kind: 'data-in-use' } });
    await product.kill('SIGTERM');
  });

  it('that did not come to its end is not taken for one', async () => {
    const product = startProduct(dataDir);
    await product.said('ready');
    expect((await backUp(dataDir, target, MADE_AT)).ok).toBe(true);
    await product.kill('SIGTERM');
    rmSync(path.join(target, 'backup.json'));
    expect(await restore(target, restored)).toMatchObject({ ok: false, failure: { kind: 'not-a-backup' } });
  });

  it('of a database that does not run says what to do', async () => {
    const made = await backUp(dataDir, target, MADE_AT);
    expect(made).toMatchObject({ ok: false, failure: { kind: 'not-running' } });
    expect(made.ok ? '' : made.failure.sentence).toContain('npm start');
  });
});

describe('npm run stop', () => {
  it('stops product and database, and says so', async () => {
    const product = startProduct(dataDir);
    await product.said('ready');
    expect(await stopProduct(dataDir)).toEqual({
      ok: true,
      value: `Stopped the portal (process ${product.pid}) in ${dataDir}.`,
    });
    expect(isRunning(serverPid(dataDir))).toBe(false);
  });

  it('stops the database a killed product left', async () => {
    const product = startProduct(dataDir);
    await product.said('ready');
    const left = serverPid(dataDir);
    await product.kill('SIGKILL');
    expect(isRunning(left)).toBe(true);
    expect(await stopProduct(dataDir)).toEqual({
      ok: true,
      value: `Stopped PostgreSQL (process ${left}) in ${dataDir}.`,
    });
    expect(isRunning(left)).toBe(false);
  });

  it('says when nothing runs', async () => {
    expect(await stopProduct(dataDir)).toEqual({ ok: true, value: `Nothing is running in ${dataDir}.` });
  });
});
