import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/database';
import { inTransaction, type Tx } from '../../../server/db/transaction';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';

let test: TestDatabase;
beforeAll(async () => {
  test = await cloneDatabase();
  const owner = openDatabase(test.target.owner, 1, {
    connectionLost: () => undefined,
    afterCommitFailed: () => undefined,
  });
  await sql`create table counter (name text primary key, value int not null)`.execute(owner.db);
  await sql`grant all on counter to northwood_app`.execute(owner.db);
  await owner.close();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await sql`delete from counter`.execute(test.database.db);
  await sql`insert into counter values ('left', 0), ('right', 0)`.execute(test.database.db);
});

const add = (tx: Tx, name: string) =>
  sql`update counter set value = value + 1 where name = ${name}`.execute(tx);
const values = async () => {
  const { rows } = await sql<{ value: number }>`select value from counter order by name`.execute(
    test.database.db,
  );
  return rows.map((row) => row.value);
};

describe('inTransaction', () => {
  it('keeps everything and answers with what the work returned', async () => {
    const answer = await inTransaction(test.database, async (tx) => {
      await add(tx, 'left');
      await add(tx, 'right');
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await values()).toEqual([1, 1]);
  });

  it('keeps nothing when the work throws, and does nothing afterward', async () => {
    const seen = jest.fn();
    const attempt = inTransaction(test.database, async (tx) => {
      tx.afterCommit(seen);
      await add(tx, 'left');
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await values()).toEqual([0, 0]);
    expect(seen).not.toHaveBeenCalled();
  });

  it('runs what follows the commit in order, when others can already see the rows', async () => {
    const seen: unknown[] = [];
    await inTransaction(test.database, async (tx) => {
      tx.afterCommit(async () => void seen.push(await values()));
      tx.afterCommit(() => void seen.push('second'));
      await add(tx, 'left');
      seen.push('work');
    });
    expect(seen).toEqual(['work', [1, 0], 'second']);
  });

  it('reports a failure after the commit without undoing or hiding the commit', async () => {
    const failed = jest.fn();
    const next = jest.fn();
    const database = { ...test.database, events: { ...test.database.events, afterCommitFailed: failed } };
    await inTransaction(database, async (tx) => {
      tx.afterCommit(() => Promise.reject(new Error('mail relay away')));
      tx.afterCommit(next);
      await add(tx, 'left');
    });
    expect(await values()).toEqual([1, 0]);
    expect(failed).toHaveBeenCalledWith(new Error('mail relay away'));
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('runs the work again after a deadlock, and tells once what follows', async () => {
    const seen = jest.fn();
    let attempts = 0;
    const crossing = (first: string, second: string) =>
      inTransaction(test.database, async (tx) => {
        attempts += 1;
        tx.afterCommit(seen);
        await add(tx, first);
        await sql`select pg_sleep(0.1)`.execute(tx);
        await add(tx, second);
      });
    await Promise.all([crossing('left', 'right'), crossing('right', 'left')]);
    expect(await values()).toEqual([2, 2]);
    expect(attempts).toBeGreaterThan(2);
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('gives up on conflicts that do not end, after five attempts', async () => {
    let attempts = 0;
    const attempt = inTransaction(test.database, async (tx) => {
      attempts += 1;
      await sql`do $$ begin raise exception 'conflict' using errcode = 'serialization_failure'; end $$`.execute(
        tx,
      );
    });
    await expect(attempt).rejects.toThrow('conflict');
    expect(attempts).toBe(5);
  });

  it('refuses its handle once it has ended, instead of working on a connection of others', async () => {
    let stored: Tx | undefined;
    await inTransaction(test.database, async (tx) => {
      stored = tx;
      await add(tx, 'left');
    });
    const late = stored;
    if (late === undefined) throw new Error('the work did not run');
    await expect(add(late, 'left')).rejects.toThrow('This transaction has ended');
    await expect(late.selectFrom('audit_entry').selectAll().execute()).rejects.toThrow(
      'This transaction has ended',
    );
    expect(() => {
      late.afterCommit(() => undefined);
    }).toThrow('This transaction has ended');
  });

  it('takes the isolation asked for', async () => {
    const level = await inTransaction(
      test.database,
      async (tx) =>
        (await sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(tx))
          .rows,
      { isolation: 'serializable' },
    );
    expect(level).toEqual([{ level: 'serializable' }]);
  });
});
