import { customsBatch } from '../../../contract/entities/customs';
import { download } from '../setup/upload';
import {
  type Batch,
  checked,
  type CustomsRoom,
  HEADING,
  IMPORTER_NUMBER,
  openCustomsRoom,
} from './customsRoom';

const row = (entry: string, date: string, amount = '12.50') =>
  `${entry},${IMPORTER_NUMBER},Alder Imports,${date},4407.11.0001,72,${amount}`;
const FILE = `${HEADING}\r\n${row('00100000017', '2024-03-15')}\r\n${row('00100000025', '2024-02-30')}\r\n`;

describe('a rejected row corrected before posting', () => {
  let room: CustomsRoom;
  beforeEach(async () => {
    room = await openCustomsRoom();
  });
  afterEach(() => room.close());

  const correct = (
    { id, version }: Pick<Batch, 'id' | 'version'>,
    fileLine: number,
    cells: readonly { readonly column: string; readonly value: string }[],
    client = room.verifier,
  ) => client.post(`/api/customs/batches/${id}/rows/${fileLine}/correct`, { version, cells });
  const corrected = async (batch: Batch, fileLine: number, value: string, column = 'EntryDate') => {
    const answer = await correct(batch, fileLine, [{ column, value }]);
    if (answer.status !== 200) throw new Error(answer.text);
    return checked(room.verifier, customsBatch.parse(answer.body.data).id);
  };

  it('is checked again, posted as corrected, and both values stay: on the row, in the audit, and in the file', async () => {
    const batch = await room.check('a.csv', FILE);
    expect(batch).toMatchObject({ rowsGood: 1, rowsFaulty: 1 });
    const again = await corrected(batch, 3, '2024-02-29');
    expect(again).toMatchObject({
      rowsGood: 2,
      rowsFaulty: 0,
      sha256: batch.sha256,
      amountCollected: '25.00',
    });
    const corrections = [{ column: 'EntryDate', original: '2024-02-30', value: '2024-02-29' }];
    expect((await room.rows(batch.id)).map((each) => each.corrections)).toEqual([[], corrections]);
    const audit = await room.portal.database.database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'customs-row-corrected')
      .execute();
    expect(audit).toMatchObject([
      { details: { line: 3, before: { EntryDate: '2024-02-30' }, after: { EntryDate: '2024-02-29' } } },
    ]);
    await room.post(again);
    expect(await room.lines('&entryNumber=00100000025')).toMatchObject([{ entryDate: '2024-02-29' }]);
  });

  it('that is still wrong stays rejected, with what the file said at first, and goes into the file of rejected rows as corrected', async () => {
    const first = await corrected(await room.check('a.csv', FILE), 3, '2024-02-31');
    expect(first).toMatchObject({ rowsGood: 1, rowsFaulty: 1 });
    const rejected = await download(
      room.portal.url,
      room.verifier,
      `/api/customs/batches/${first.id}/rejected.csv`,
    );
    expect(rejected.bytes.toString('utf8')).toContain('2024-02-31');
    const second = await corrected(first, 3, '2024-02-28');
    expect(second.rowsGood).toBe(2);
    const [, fixed] = await room.rows(first.id);
    expect(fixed?.corrections).toEqual([
      { column: 'EntryDate', original: '2024-02-30', value: '2024-02-28' },
    ]);
  });

  it('can become the duplicate of another row, and a duplicate can be told apart', async () => {
    const twice = `${HEADING}\r\n${row('00100000017', '2024-03-15')}\r\n${row('00100000017', '2024-03-15')}\r\n`;
    const batch = await room.check('twice.csv', twice);
    expect(batch).toMatchObject({ rowsGood: 1, rowsDuplicate: 1 });
    const again = await corrected(batch, 3, '00100000025', 'EntryNumber');
    expect(again).toMatchObject({ rowsGood: 2, rowsDuplicate: 0 });
  });

  it('is refused on an older version, for a good row, for another column, for no change, and to others', async () => {
    const batch = await room.check('a.csv', FILE);
    const date = (value: string) => [{ column: 'EntryDate', value }];
    const statuses = async (...answers: readonly ReturnType<typeof correct>[]) =>
      (await Promise.all(answers)).map(({ status }) => status);
    expect(
      await statuses(
        correct({ ...batch, version: batch.version + 1 }, 3, date('2024-02-29')),
        correct(batch, 2, date('2024-02-29')),
        correct(batch, 3, [{ column: 'AssessmentAmount', value: '1.00' }]),
        correct(batch, 3, date('2024-02-30')),
        correct(batch, 3, date('2024-02-29'), room.cedar),
      ),
    ).toEqual([409, 404, 400, 400, 403]);
    expect(await checked(room.verifier, batch.id)).toMatchObject({ version: batch.version, rowsFaulty: 1 });
    await room.post(batch);
    expect((await correct(batch, 3, date('2024-02-29'))).status).toBe(409);
  });
});
