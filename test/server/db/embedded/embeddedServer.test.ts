import { chownSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { layoutOf, socketFile } from '../../../../server/db/embedded/layout';
import { findPrograms } from '../../../../server/db/embedded/programs';
import { isRunning } from '../../../../server/db/embedded/processes';
import { startDatabase, type StartedDatabase } from '../../../../server/db/startDatabase';
import { compileProduct, endServerOn, newDataDir, serverPid, startProduct } from './productProcess';

jest.setTimeout(60_000);

let dataDir: string;
beforeAll(compileProduct);
beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(async () => {
  await endServerOn(dataDir);
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

/** Killing processes leaves what the system has of their files, so most claims here hold without syncing to disk. */
async function start(folder: string = dataDir, durable = false): Promise<StartedDatabase> {
  const ignore = () => undefined;
  const started = await startDatabase({
    dataDir: folder,
    databaseUrl: null,
    postgresPrograms: process.env['PGBIN'] ?? null,
    durable,
    events: { restarted: ignore, gone: ignore },
  });
  if (!started.ok) throw new Error(started.failure.sentence);
  return started.value;
}

async function ask<Row extends Record<string, unknown>>(
  started: StartedDatabase,
  question: string,
): Promise<Row[]> {
  const client = new pg.Client(started.target.owner);
  await client.connect();
  const { rows } = await client.query<Row>(question);
  await client.end();
  return rows;
}

/** What the writer's transactions left: rows, and the sum that each of them moved in the same transaction. */
async function ledger(started: StartedDatabase): Promise<{ ids: Set<string>; whole: boolean }> {
  const rows = await ask<{ id: string }>(started, 'select id from entry');
  const sums = 'select (select coalesce(sum(amount), 0) from entry) = (select total from balance) as whole';
  const [compared] = await ask<{ whole: boolean }>(started, sums);
  return { ids: new Set(rows.map((row) => row.id)), whole: compared?.whole === true };
}

describe('the embedded database', () => {
  it('starts on an empty folder, keeps what was written over a stop, and leaves nothing running', async () => {
    const first = await start();
    await ask(first, 'create table kept as select 1 as value');
    await first.stop();
    expect(isRunning(serverPid(dataDir))).toBe(false);
    const second = await start();
    expect(await ask(second, 'select value from kept')).toEqual([{ value: 1 }]);
    await second.stop();
  });

  it('listens on no network and lets only its own account near its socket', async () => {
    const started = await start();
    expect(await ask(started, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(statSync(layoutOf(dataDir, tmpdir()).sockets).mode & 0o777).toBe(0o700);
    await started.stop();
  });

  it('syncs what it acknowledges to disk', async () => {
    const started = await start(dataDir, true);
    expect(
      await ask(
        started,
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
      ),
    ).toEqual([{ fsync: 'on', commit: 'on' }]);
    await started.stop();
  });

  it('finds a place for its socket when the path of the folder is too long for one', async () => {
    const deep = path.join(dataDir, 'a-very-long-folder-name'.repeat(4), 'another-long-name'.repeat(3));
    mkdirSync(path.dirname(deep), { recursive: true });
    const layout = layoutOf(deep, tmpdir());
    expect(Buffer.byteLength(socketFile(layout.sockets))).toBeLessThanOrEqual(103);
    const started = await start(deep);
    expect(await ask(started, 'select 1 as value')).toEqual([{ value: 1 }]);
    await started.stop();
    rmSync(layout.sockets, { recursive: true });
  });

  it('begins again when an earlier first start was interrupted', async () => {
    const layout = layoutOf(dataDir, tmpdir());
    mkdirSync(path.join(layout.unfinished, 'base'), { recursive: true });
    const started = await start();
    expect(await ask(started, 'select 1 as value')).toEqual([{ value: 1 }]);
    await started.stop();
  });

  it('refuses data of another major version with a sentence that names both', async () => {
    await (await start()).stop();
    writeFileSync(path.join(layoutOf(dataDir, tmpdir()).data, 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow(
      /was created by PostgreSQL 12, but the programs are version \d\d\. Use programs of version 12/,
    );
  });
});

describe('H37 two products on one folder', () => {
  it('sends the second away at once, naming the folder and the holder', async () => {
    const first = startProduct(dataDir);
    await first.said('ready');
    const second = startProduct(dataDir);
    const refused = await second.said('refused');
    expect(refused.failure).toBe('folder-in-use');
    expect(refused.sentence).toContain(dataDir);
    expect(refused.sentence).toContain(`process ${first.pid}`);
    expect(await second.exited).toBe(1);
    expect(await first.kill('SIGTERM')).toBe(0);
  });

  it('lets only one of several that start in the same moment have it', async () => {
    await (await start()).stop();
    const products = [1, 2, 3, 4].map(() => startProduct(dataDir));
    const outcomes = await Promise.all(
      products.map((product) =>
        Promise.race([product.said('ready').catch(() => null), product.said('refused').catch(() => null)]),
      ),
    );
    expect(outcomes.map((outcome) => outcome?.kind).sort()).toEqual([
      'ready',
      'refused',
      'refused',
      'refused',
    ]);
    await Promise.all(products.map((product) => product.kill('SIGTERM')));
  });

  it('takes the folder over from a killed product, adopts its server and finds every acknowledged write', async () => {
    const killed = startProduct(dataDir, 'write');
    await killed.said('acknowledged');
    await pause(300);
    await killed.kill('SIGKILL');
    const running = serverPid(dataDir);
    expect(isRunning(running)).toBe(true);
    const started = await start();
    expect(started.description).toContain('found running');
    expect(serverPid(dataDir)).toBe(running);
    const { ids, whole } = await ledger(started);
    expect(killed.acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(whole).toBe(true);
    await started.stop();
  });
});

describe('a killed database', () => {
  it('is brought back while the product lives, and the folder stays held', async () => {
    const product = startProduct(dataDir);
    await product.said('ready');
    const killed = serverPid(dataDir);
    process.kill(killed, 'SIGKILL');
    await product.said('restarted');
    expect(serverPid(dataDir)).not.toBe(killed);
    expect((await startProduct(dataDir).said('refused')).sentence).toContain(`process ${product.pid}`);
    expect(await product.kill('SIGTERM')).toBe(0);
    expect(isRunning(serverPid(dataDir))).toBe(false);
  });

  it('66 is brought back also when it cannot start for a long time', async () => {
    const programs = findPrograms(process.env['PGBIN'] ?? null);
    if (!programs.ok) throw new Error(programs.failure.sentence);
    const bin = path.join(path.dirname(dataDir), 'bin');
    const blocked = path.join(bin, 'blocked');
    mkdirSync(bin, { mode: 0o755 });
    symlinkSync(programs.value.initdb, path.join(bin, 'initdb'));
    writeFileSync(
      path.join(bin, 'postgres'),
      `#!/bin/sh\n[ -e ${blocked} ] && exit 1\nexec ${programs.value.postgres} "$@"\n`,
      { mode: 0o755 },
    );
    const product = startProduct(dataDir, 'hold', undefined, bin);
    await product.said('ready');
    const killed = serverPid(dataDir);
    writeFileSync(blocked, '');
    process.kill(killed, 'SIGKILL');
    // Five attempts, which once were all there were, are over after three seconds.
    await product.said('gone');
    await pause(6_000);
    rmSync(blocked);
    await product.said('restarted');
    expect(serverPid(dataDir)).not.toBe(killed);
    expect(await product.kill('SIGTERM')).toBe(0);
    expect(isRunning(serverPid(dataDir))).toBe(false);
  });

  it.each([
    ['of no process', 4_194_000],
    ['that another program has now', process.pid],
  ])('left a lock file with a process id %s, and is started all the same', async (_whose, pid) => {
    await (await start()).stop();
    const layout = layoutOf(dataDir, tmpdir());
    const owner = statSync(layout.data);
    const lines = [pid, layout.data, 1_700_000_000, 5432, layout.sockets, '', '', 'ready   '];
    const file = path.join(layout.data, 'postmaster.pid');
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    chownSync(file, owner.uid, owner.gid);
    const started = await start();
    expect(serverPid(dataDir)).not.toBe(pid);
    expect(await ask(started, 'select 1 as value')).toEqual([{ value: 1 }]);
    await started.stop();
  });
});
