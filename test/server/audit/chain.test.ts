import { spawnSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { inTransaction } from '../../../server/db/transaction';
import { appendAudit } from '../../../server/modules/audit/appendAudit';
import { canonicalJson } from '../../../server/modules/audit/canonicalJson';
import { verifyAudit } from '../../../server/modules/audit/verifyAudit';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await cloneDatabase();
  owner = new pg.Client(database.target.owner);
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const write = (name: string) =>
  inTransaction(database.database, (tx) =>
    appendAudit(
      tx,
      {
        caller: null,
        source: { address: '127.0.0.1', reference: 'R', userAgent: '' },
        at: new Date('2026-06-15T14:00:00.123Z'),
      },
      {
        action: 'text-changed',
        subject: { type: 'test', id: name },
        companyId: null,
        details: {
          z: 1,
          a: ['é漢😀', { y: null, x: 0.1 }],
          skipped: undefined,
          text: 'line\r\n\u001b[31mred',
        },
      },
    ),
  );

/** As somebody with the owner's rights who takes the guard away first. */
async function tamper(statement: string): Promise<void> {
  await owner.query('alter table audit_entry disable trigger all');
  await owner.query(statement);
}

describe('the audit trail', () => {
  it('is one whole chain, also when many write at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(String(n))));
    const state = await verifyAudit(database.database.db);
    expect(state).toMatchObject({ kind: 'whole', rows: 40 });
  });

  it('keeps nothing of a transaction that fails, and no gap', async () => {
    await write('1');
    await inTransaction(database.database, async (tx) => {
      await appendAudit(
        tx,
        { caller: null, source: null, at: new Date() },
        { action: 'text-changed', subject: { type: 'test', id: null }, companyId: null },
      );
      throw new Error('undone');
    }).catch(() => undefined);
    await write('2');
    expect(await verifyAudit(database.database.db)).toMatchObject({ kind: 'whole', rows: 2 });
  });

  it.each([
    [
      'one changed letter',
      `update audit_entry set details = jsonb_set(details, '{text}', '"Line"') where position = 3`,
      '3',
      'content',
    ],
    ['another actor', 'update audit_entry set actor_user_id = 7 where position = 2', '2', 'content'],
    ['a removed row', 'delete from audit_entry where position = 2', '3', 'gap'],
    [
      'two exchanged rows',
      'update audit_entry set position = case position when 2 then 103 when 3 then 102 end where position in (2, 3); update audit_entry set position = position - 100 where position > 100',
      '2',
      'chain',
    ],
  ])('shows %s at its place', async (_name, statement, position, fault) => {
    for (let n = 1; n <= 4; n += 1) await write(String(n));
    await tamper(statement);
    expect(await verifyAudit(database.database.db)).toEqual({ kind: 'broken', position, fault });
  });

  it.each(['update audit_entry set action = action', 'delete from audit_entry', 'truncate audit_entry'])(
    'refuses "%s", to the application and to the owner',
    async (statement) => {
      await write('1');
      await expect(database.database.pool.query(statement)).rejects.toThrow();
      await expect(owner.query(statement)).rejects.toThrow(/append-only/);
    },
  );
});

describe('canonical JSON', () => {
  it('is the same for the same content in any order', () => {
    expect(canonicalJson({ b: 1, a: { d: [], c: undefined } })).toBe(canonicalJson({ a: { d: [] }, b: 1 }));
  });

  it.each([[10n], [Number.NaN], [() => 1], [new Date()]])(
    'refuses %p, which JSON cannot hold exactly',
    (value) => {
      expect(() => canonicalJson({ value })).toThrow(TypeError);
    },
  );
});

describe('npm run audit:verify', () => {
  const run = () => {
    const { host, port, user, database: name } = database.target.owner;
    const url = `postgres://${String(user)}@localhost/${String(name)}?host=${encodeURIComponent(String(host))}&port=${String(port)}`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(__dirname, '../../../scripts/run.cjs'), 'server/cli/verifyAudit.ts'],
      {
        env: { ...process.env, DATABASE_URL: database.target.owner.connectionString ?? url },
        encoding: 'utf8',
      },
    );
    return { status, said: stdout, complained: stderr };
  };

  it('says that the trail is whole and names its end, with status 0', async () => {
    for (let n = 1; n <= 3; n += 1) await write(String(n));
    const { status, said, complained } = run();
    expect([status, complained]).toEqual([0, '']);
    expect(said).toMatch(/^The audit trail is intact: 3 rows\. The last hash is [0-9a-f]{64}\.\n$/);
  }, 60_000);

  it.each([
    [
      'altered',
      "update audit_entry set outcome = 'refused' where position in (2, 4)",
      '2',
      'its content was changed',
    ],
    ['removed', 'delete from audit_entry where position in (2, 4)', '3', 'rows before it are missing'],
  ])(
    'names the first of two rows that were %s in the database, and ends with a status that is not 0',
    async (_how, statement, position, fault) => {
      for (let n = 1; n <= 5; n += 1) await write(String(n));
      await tamper(statement);
      const { status, said, complained } = run();
      expect(status).toBe(1);
      expect(said).toBe('');
      expect(complained).toContain(`The audit trail is broken at row ${position}: ${fault}`);
    },
    60_000,
  );
});
