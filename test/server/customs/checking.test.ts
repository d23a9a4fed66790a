import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { customsBatch } from '../../../contract/entities/customs';
import { takeCheckJob } from '../../../server/modules/customs/checking/checkLease';
import { pauseForRoom } from '../../../server/modules/customs/checking/pauseForRoom';
import { upload } from '../setup/upload';
import {
  checked,
  type CustomsRoom,
  HEADING,
  IMPORTER_NUMBER,
  openCustomsRoom,
  startChecks,
} from './customsRoom';

const FILE = `${HEADING}\r\n00100000017,${IMPORTER_NUMBER},Alder Imports,2024-03-15,4407.11.0001,72,12.50\r\n`;
const caseFile = (name: string): Buffer => readFileSync(path.join(__dirname, '../../domain/files', name));

describe('checking Customs files', () => {
  let room: CustomsRoom;
  beforeEach(async () => {
    room = await openCustomsRoom({ checks: false });
  });
  afterEach(() => room.close());

  const send = async (name: string, bytes: Uint8Array | string) =>
    customsBatch.parse(
      (await upload(room.portal.url, room.verifier, '/api/customs/batches', { name, bytes })).data,
    );
  const db = () => room.portal.database.database.db;

  const silence = (id: string, attempts = 1) =>
    db()
      .updateTable('customs_batch')
      .set({ checked_until: new Date(0), check_attempts: attempts })
      .where('id', '=', id)
      .execute();

  it('takes up a file whose process was killed in the middle, and stages every row once', async () => {
    const { id } = await send('a.csv', FILE);
    const job = await takeCheckJob(db(), 'a process that dies');
    expect(job?.batchId).toBe(id);
    await db()
      .insertInto('customs_staged_row')
      .values({
        batch_id: id,
        file_line: 2,
        state: 'faulty',
        entry_number: 'left behind',
        importer_number: '',
        importer_name: '',
        amount: '',
        cells: '[]',
        line: null,
        faults: '[]',
      })
      .execute();
    await silence(id);
    const checks = startChecks(room.portal);
    expect(await checked(room.verifier, id)).toMatchObject({
      status: 'Validated',
      rowsTotal: 1,
      rowsGood: 1,
    });
    expect((await room.rows(id)).map((row) => row.entryNumber)).toEqual(['00100000017']);
    await checks.stop();
  });

  it('leaves a file alone that another living process works on', async () => {
    await send('a.csv', FILE);
    expect(await takeCheckJob(db(), 'one')).not.toBeNull();
    expect(await takeCheckJob(db(), 'two')).toBeNull();
  });

  it('gives a file up, with a sentence, that was interrupted too often', async () => {
    const { id } = await send('a.csv', FILE);
    await silence(id, 3);
    const checks = startChecks(room.portal);
    const batch = await checked(room.verifier, id);
    expect(batch.status).toBe('Failed');
    expect(batch.notices.join(' ')).toContain('interrupted 3 times');
    await checks.stop();
  });

  describe('on a full disk', () => {
    /** As the tables' owner: the application itself makes no triggers. */
    const asOwner = async (...statements: readonly string[]): Promise<void> => {
      const owner = new pg.Client(room.portal.database.target.owner);
      await owner.connect();
      for (const statement of statements) await owner.query(statement);
      await owner.end();
    };
    /** Staging a row fails with a state of the database. */
    const failStaging = (state: string): Promise<void> =>
      asOwner(
        `create function no_room() returns trigger language plpgsql as
          $$ begin raise exception 'no space left' using errcode = '${state}'; end $$`,
        'create trigger no_room before insert on customs_staged_row execute function no_room()',
      );
    const stateOf = (id: string) =>
      db()
        .selectFrom('customs_batch')
        .select(['status', 'check_attempts', 'checked_until'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    /** Tries again at once, as when the wait is over, until the file is given up. */
    const tryUntilFailed = async (id: string): Promise<void> => {
      for (let look = 0; look < 200 && (await stateOf(id)).status !== 'Failed'; look += 1) {
        await db()
          .updateTable('customs_batch')
          .set({ checked_until: new Date(0) })
          .where('id', '=', id)
          .where('status', '=', 'Parsing')
          .execute();
        await pause(50);
      }
    };

    it('does not count an attempt, waits some minutes, and checks the file when there is room again', async () => {
      const { id } = await send('a.csv', FILE);
      await failStaging('53100');
      const checks = startChecks(room.portal);
      const attempts = async () => {
        const { status, check_attempts } = await stateOf(id);
        return `${status} ${check_attempts}`;
      };
      // It was taken, failed, and counts no attempt.
      for (let look = 0; look < 1_000 && (await attempts()) !== 'Parsing 0'; look += 1) await pause(20);
      expect(await attempts()).toBe('Parsing 0');
      const until = (await stateOf(id)).checked_until?.getTime() ?? 0;
      expect(until).toBeGreaterThan(Date.now() + 4 * 60_000);
      await asOwner('drop trigger no_room on customs_staged_row');
      await silence(id, 0);
      expect((await checked(room.verifier, id)).status).toBe('Validated');
      await checks.stop();
    });

    it('gives a file up, a day after it came, that may be what fills the disk', async () => {
      const { id } = await send('a.csv', FILE);
      await failStaging('53100');
      room.portal.clock.set(new Date(room.portal.clock.now().getTime() + 25 * 3_600_000));
      const checks = startChecks(room.portal);
      await tryUntilFailed(id);
      await checks.stop();
      expect((await stateOf(id)).status).toBe('Failed');
    });

    it('counts the attempts of a file that takes too much memory', async () => {
      const { id } = await send('a.csv', FILE);
      await failStaging('53200');
      const checks = startChecks(room.portal);
      await tryUntilFailed(id);
      await checks.stop();
      expect((await stateOf(id)).status).toBe('Failed');
    });

    it('waits longer each time, and a day at most', () => {
      const came = new Date('2026-06-15T14:00:00Z');
      const after = (minutes: number) => pauseForRoom(came, new Date(came.getTime() + minutes * 60_000));
      expect([0, 5, 10, 20, 40, 80, 1_439].map(after)).toEqual([5, 5, 10, 20, 40, 60, 60]);
      expect(after(1_440)).toBeNull();
    });
  });

  it('checks each of many files once when several processes look for work', async () => {
    const names = [
      'bom_crlf.csv',
      'leading_zeros.csv',
      'header_variants.csv',
      'middle_row_bad.csv',
      'impossible_dates.csv',
    ];
    const sent = await Promise.all(names.map((name) => send(name, caseFile(name))));
    const processes = [startChecks(room.portal), startChecks(room.portal), startChecks(room.portal)];
    for (const { id } of sent) expect((await checked(room.verifier, id)).status).toBe('Validated');
    await Promise.all(processes.map((each) => each.stop()));
    const audits = await db()
      .selectFrom('audit_entry')
      .select('subject_id')
      .where('action', '=', 'customs-file-checked')
      .execute();
    expect(audits.map((each) => each.subject_id).sort()).toEqual(sent.map(({ id }) => id).sort());
  });

  it('ends when the file is discarded meanwhile', async () => {
    const { id, version } = await send('a.csv', FILE);
    await takeCheckJob(db(), 'slow');
    const discarded = await room.verifier.post(`/api/customs/batches/${id}/discard`, { version });
    expect(discarded.body.data).toMatchObject({ status: 'Discarded' });
    await silence(id);
    expect(await takeCheckJob(db(), 'next')).toBeNull();
  });

  it('tells the staff of the progress quietly and of the end aloud', async () => {
    const { id } = await send('a.csv', FILE);
    const checks = startChecks(room.portal);
    await checked(room.verifier, id);
    await checks.stop();
    const events = await db()
      .selectFrom('notification_event')
      .select(['kind', 'quiet', 'progress'])
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'customs-progress', quiet: true, progress: { batchId: id, percent: 99, status: 'Parsing' } },
      { kind: 'customs-checked', quiet: false, progress: { batchId: id, percent: 100, status: 'Validated' } },
    ]);
  });
});
