import { sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../../../server/db/migrate';
import { migrations } from '../../../server/db/migrations/migrations';
import type { Migration } from '../../../server/db/migrations/migration';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';

let test: TestDatabase;
beforeEach(async () => {
  test = await cloneDatabase();
});
afterEach(() => test.drop());

const step = (name: string, statement: string): Migration => ({
  name,
  up: async (db) => {
    await sql.raw(statement).execute(db);
  },
});
const first = step('9001First', 'create table first_step (id int)');
const second = step('9002Second', 'insert into first_step values (1)');

async function question(text: string): Promise<unknown[]> {
  const client = new pg.Client(test.target.owner);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

describe('migrate', () => {
  it('applies each step once however many processes ask at the same moment', async () => {
    const steps = [...migrations, first, second];
    const results = await Promise.all(Array.from({ length: 8 }, () => migrate(test.target, steps)));
    const applied = results.flatMap((result) => (result.kind === 'migrated' ? result.applied : ['refused']));
    expect(applied).toEqual(['9001First', '9002Second']);
    expect(await question('select count(*)::int as rows from first_step')).toEqual([{ rows: 1 }]);
  });

  it('does nothing the second time', async () => {
    expect(await migrate(test.target)).toEqual({ kind: 'migrated', applied: [] });
  });

  it('keeps none of its steps when one fails', async () => {
    const broken = step('9002Broken', 'select 1/0');
    await expect(migrate(test.target, [...migrations, first, broken])).rejects.toThrow('division by zero');
    expect(await question(`select to_regclass('first_step') as made`)).toEqual([{ made: null }]);
  });

  it('stops before a database that a newer version made', async () => {
    await migrate(test.target, [...migrations, first]);
    expect(await migrate(test.target)).toEqual({ kind: 'database-newer', unknown: ['9001First'] });
  });

  it('lets the application use the tables a step made', async () => {
    await migrate(test.target, [...migrations, first]);
    await expect(sql`insert into first_step values (2)`.execute(test.database.db)).resolves.toBeDefined();
  });

  it('keeps the draft claim that a person has, beside further ones', async () => {
    await question(`alter table refund_draft drop constraint refund_draft_user_id_fkey,
      drop constraint refund_draft_company_id_fkey, drop column key, add primary key (user_id, company_id)`);
    await question(`insert into refund_draft values (1, 2, '{"explanation":"half"}', now())`);
    await question(`delete from schema_migration where name = '0290ClaimDrafts'`);
    await migrate(test.target);
    expect(await question('select key, content from refund_draft')).toEqual([
      { key: 'first', content: { explanation: 'half' } },
    ]);
    await question(`insert into refund_draft (user_id, company_id, content, saved_at, key)
      values (1, 2, '{}', now(), 'second')`);
    expect(await question('select key from refund_draft')).toHaveLength(2);
  });

  it('names its steps in the order they run', () => {
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(names.length).toBeGreaterThan(0);
  });
});
