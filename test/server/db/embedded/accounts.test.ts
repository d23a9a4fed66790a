import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { capabilityOptions, type RunPlan } from '../../../../server/db/embedded/runPlan';
import { startDatabase } from '../../../../server/db/startDatabase';
import { compileProduct, endServerOn, newDataDir, startProduct } from './productProcess';

jest.setTimeout(60_000);

const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const works = (file: string, args: readonly string[]) =>
  spawnSync(file, args, { stdio: 'ignore' }).status === 0;

/** The plans this machine allows; a test run by an ordinary user, or in a narrow container, has fewer. */
const plans: readonly RunPlan[] = !isRoot
  ? [{ kind: 'as-self' }]
  : [
      { kind: 'as-account', account: nobody },
      { kind: 'copied-programs', account: nobody },
      ...(works('unshare', ['--user', '--map-user=1000', '--', 'true'])
        ? [{ kind: 'in-namespace' } as const]
        : []),
      ...(works('setpriv', [...capabilityOptions(nobody), '--', 'true'])
        ? [{ kind: 'with-capability', account: nobody } as const]
        : []),
    ];

let dataDir: string;
beforeAll(compileProduct);
beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(async () => {
  await endServerOn(dataDir);
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

async function countStarts(plan?: RunPlan): Promise<{ description: string; starts: string | undefined }> {
  const ignore = () => undefined;
  const started = await startDatabase({
    dataDir,
    databaseUrl: null,
    postgresPrograms: process.env['PGBIN'] ?? null,
    durable: false,
    ...(plan === undefined ? {} : { plan }),
    events: { restarted: ignore, gone: ignore },
  });
  if (!started.ok) throw new Error(started.failure.sentence);
  const client = new pg.Client(started.value.target.owner);
  await client.connect();
  await client.query('create table if not exists start_mark (id bigint generated always as identity)');
  await client.query('insert into start_mark default values');
  const { rows } = await client.query<{ starts: string }>('select count(*) as starts from start_mark');
  await client.end();
  await started.value.stop();
  return { description: started.value.description, starts: rows[0]?.starts };
}

describe('PostgreSQL under different accounts', () => {
  it.each(plans.map((plan) => [plan.kind.replaceAll('-', ' '), plan] as const))(
    'starts, stops and starts again: %s',
    async (name, plan) => {
      expect((await countStarts(plan)).description).toContain(`run ${name}`);
      expect((await countStarts(plan)).starts).toBe('2');
    },
  );

  it('goes on with the same data when the next start runs another way', async () => {
    for (const plan of plans) await countStarts(plan);
    expect((await countStarts()).starts).toBe(String(plans.length + 1));
  });

  it('starts below a folder that only we may pass', async () => {
    chmodSync(path.dirname(dataDir), 0o700);
    await countStarts();
    expect((await countStarts()).starts).toBe('2');
    expect(statSync(path.dirname(dataDir)).mode & 0o777).toBe(0o700);
  });
});

if (isRoot) {
  describe('an account other than the one that came first', () => {
    it('starts a folder of its own, under a parent closed to others', async () => {
      const parent = mkdtempSync(path.join(tmpdir(), 'northwood-nobody-'));
      chownSync(parent, nobody.uid, nobody.gid);
      const product = startProduct(path.join(parent, 'data'), 'hold', nobody);
      expect((await product.said('ready')).description).toContain('run as self');
      expect(await product.kill('SIGTERM')).toBe(0);
      rmSync(parent, { recursive: true });
    });

    it("is told whose folder it is when it is another's", async () => {
      await countStarts();
      const refused = await startProduct(dataDir, 'hold', nobody).said('refused');
      expect(refused.failure).toBe('foreign-folder');
      expect(refused.sentence).toMatch(/belongs to the account with ID 0, but this process runs as 65534/);
    });
  });
}
