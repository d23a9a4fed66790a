import { customsBatch } from '../../../contract/entities/customs';
import { signedInClient } from '../setup/testClient';
import { upload } from '../setup/upload';
import { type CustomsRoom, HEADING, IMPORTER_NUMBER, openCustomsRoom } from './customsRoom';

const row = (entryNumber: string, amount = '12.50', importer = IMPORTER_NUMBER): string =>
  `${entryNumber},${importer},Alder Imports,2024-03-15,4407.11.0001,72,${amount}`;
const file = (...rows: string[]): string => [HEADING, ...rows, ''].join('\r\n');
const A = row('00100000017');
const B = row('00100000025');
const C = row('00100000033');

describe('posting a Customs file', () => {
  let room: CustomsRoom;
  beforeEach(async () => {
    room = await openCustomsRoom();
  });
  afterEach(() => room.close());

  const auditOf = (id: string) =>
    room.portal.database.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_type', '=', 'customsBatch')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
  const alerts = (kind: string) =>
    room.portal.database.database.db
      .selectFrom('notification_event')
      .selectAll()
      .where('kind', '=', kind)
      .execute();

  it('happens once when two confirm at the same moment, with one audit row and one notification', async () => {
    const batch = await room.check('a.csv', file(A, B));
    const answers = await Promise.all(Array.from({ length: 6 }, () => room.confirm(batch)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors[0]).toMatchObject({ error: 'batch-decided' });
    expect(refused?.body.message).toContain('verifier');
    expect(await room.lines()).toHaveLength(2);
    expect((await auditOf(batch.id)).map(({ action }) => action)).toEqual([
      'customs-file-uploaded',
      'customs-file-checked',
      'customs-file-posted',
    ]);
    expect(await alerts('customs-posted')).toHaveLength(1);
  });

  it('edge 10 puts an entry of 31 December that is paid in January into the year of its entry', async () => {
    const heading = `${HEADING},SummaryDate,PaymentDate`;
    const split = [heading, `${A.replace('2024-03-15', '2023-12-31')},2024-01-12,2024-01-14`, ''];
    await room.post(await room.check('split.csv', split.join('\r\n')));
    expect(await room.lines('&fiscalYear=2023')).toMatchObject([
      { entryDate: '2023-12-31', paymentDate: '2024-01-14', fiscalYear: 2023 },
    ]);
    expect(await room.lines('&fiscalYear=2024')).toEqual([]);
  });

  it('answers the same request again with its first answer', async () => {
    const batch = await room.check('a.csv', file(A));
    const first = await room.confirm(batch, 'one-key');
    const second = await room.confirm(batch, 'one-key');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.data).toEqual(first.body.data);
    expect(await room.lines()).toHaveLength(1);
  });

  it('counts a line once when two files with it are posted at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const digits = ['58', '66', '74', '82', '90'][round] ?? '';
      const shared = row(`001000000${digits}`, '7.00');
      const lines = Array.from({ length: 30 }, (_, index) => `${shared},${round * 30 + index + 1}`);
      const heading = `${HEADING},LineNo`;
      const forwards = await room.check(`f${round}.csv`, [heading, ...lines, ''].join('\n'));
      const backwards = await room.check(`b${round}.csv`, [heading, ...lines.toReversed(), ''].join('\n'));
      expect([forwards.rowsGood, backwards.rowsGood]).toEqual([30, 30]);
      const answers = await Promise.all([room.confirm(forwards), room.confirm(backwards)]);
      const posted = answers.map(({ body }) => customsBatch.parse(body.data));
      expect(posted.map(({ rowsGood }) => rowsGood).sort((a, b) => a - b)).toEqual([0, 30]);
      expect(posted.map(({ rowsDuplicate }) => rowsDuplicate).sort((a, b) => a - b)).toEqual([0, 30]);
    }
    const { total } = await room.portal.database.database.db
      .selectFrom('customs_line')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    expect(total).toBe('150');
  }, 120_000);

  it('refuses the same file from two people at the same moment but once, naming the earlier one', async () => {
    const sent = await Promise.all(
      ['one.csv', 'two.csv'].map((name) =>
        upload(room.portal.url, room.verifier, '/api/customs/batches', { name, bytes: file(A) }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a decision made on an older version, and a second decision, saying who and what', async () => {
    const batch = await room.check('a.csv', file(A));
    const stale = await room.confirm({ id: batch.id, version: batch.version + 1 });
    expect([stale.status, stale.body.errors[0]?.error]).toEqual([409, 'stale-version']);
    const discard = await room.verifier.post(`/api/customs/batches/${batch.id}/discard`, {
      version: batch.version,
    });
    expect(discard.body.data).toMatchObject({ status: 'Discarded' });
    const late = await room.confirm(batch);
    expect([late.status, late.body.errors[0]?.error]).toEqual([409, 'batch-decided']);
    expect(await room.lines()).toEqual([]);
    const again = await room.check('a.csv', file(A));
    expect(again.rowsGood).toBe(1);
  });

  it('matches importers to companies and counts those that belong to none', async () => {
    const batch = await room.check('a.csv', file(A, row('00100000025', '1.00', '99-7654321')));
    expect(batch.rowsUnmatched).toBe(1);
    await room.post(batch);
    expect((await room.lines('&matched=yes')).map((line) => line.companyName)).toEqual(['Cedarline Imports']);
    expect((await room.lines('&matched=no')).map((line) => line.importerNumber)).toEqual(['99-7654321']);
  });

  it('never changes a posted line: a correction posts a difference that is netted', async () => {
    await room.post(await room.check('a.csv', file(A)));
    const correction = `${HEADING},AdjustmentSeq,AdjustmentReason\r\n${A.replace(',72,12.50', ',-2,-0.35')},1,PSC\r\n`;
    await room.post(await room.check('correction.csv', correction));
    const { db } = room.portal.database.database;
    const net = await db.selectFrom('customs_line_net').selectAll().execute();
    expect(net).toHaveLength(1);
    expect(net[0]).toMatchObject({ amount_collected: '12.15', quantity: '70.000' });
    await expect(
      db
        .updateTable('customs_line')
        .set({ amount_refunded: '12.16' })
        .where('id', '=', net[0]?.id ?? '')
        .execute(),
    ).rejects.toThrow('More would be refunded');
    await expect(db.deleteFrom('customs_line').execute()).rejects.toThrow('never removed');
  });

  it('lets a reader, an approver and a company look or ask but not send, confirm or discard', async () => {
    const batch = await room.check('a.csv', file(A));
    for (const email of [
      'readonly@northwood.example',
      'approver@northwood.example',
      'user@cedarline.example',
    ]) {
      const client = await signedInClient(room.portal.url, email);
      const sent = await upload(room.portal.url, client, '/api/customs/batches', {
        name: 'x.csv',
        bytes: file(B),
      });
      const actions = await Promise.all(
        ['confirm', 'discard'].map((action) =>
          client.post(
            `/api/customs/batches/${batch.id}/${action}`,
            { version: batch.version },
            { 'idempotency-key': `${email}${action}` },
          ),
        ),
      );
      expect([sent.status, ...actions.map(({ status }) => status)]).toEqual([403, 403, 403]);
    }
    await room.post(batch);
    const sent = await room.check('c.csv', file(C));
    expect(sent.rowsGood).toBe(1);
  });
});
