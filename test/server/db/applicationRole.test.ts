import { sql } from 'kysely';
import { openDatabase, type Database } from '../../../server/db/database';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';

let test: TestDatabase;
let owner: Database;

beforeAll(async () => {
  test = await cloneDatabase();
  const ignore = () => undefined;
  owner = openDatabase(test.target.owner, 2, { connectionLost: ignore, afterCommitFailed: ignore });
  await sql`
    insert into audit_entry (position, occurred_at, action, outcome, subject_type, details, previous_hash, hash)
    values (1, now(), 'refund-submitted', 'done', 'refund', '{}', 'start', 'first')`.execute(
    test.database.db,
  );
});

afterAll(async () => {
  await owner.close();
  await test.drop();
});

const changes = {
  update: sql`update audit_entry set action = 'refund-approved'`,
  delete: sql`delete from audit_entry`,
  truncate: sql`truncate audit_entry`,
};

describe('audit rows', () => {
  it.each(Object.entries(changes))('are kept from the application: no %s', async (_name, change) => {
    await expect(change.execute(test.database.db)).rejects.toThrow(/permission denied/);
  });

  it.each(Object.entries(changes))('are kept from the owner by a trigger: no %s', async (name, change) => {
    await expect(change.execute(owner.db)).rejects.toThrow(`audit_entry is append-only: ${name} is refused`);
  });

  it('stay when a session switches ordinary triggers off, or may not even do that', async () => {
    const attempt = owner.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await changes.delete.execute(tx);
    });
    await expect(attempt).rejects.toThrow(/append-only|permission denied to set parameter/);
  });
});

describe("the application's role", () => {
  it('works as itself and not as the owner', async () => {
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(test.database.db);
    expect(rows).toEqual([{ name: 'northwood_app' }]);
  });

  it('makes no tables and drops none', async () => {
    await expect(sql`create table anything (id int)`.execute(test.database.db)).rejects.toThrow(
      'permission denied',
    );
    await expect(sql`drop table audit_entry`.execute(test.database.db)).rejects.toThrow('must be owner');
  });
});
