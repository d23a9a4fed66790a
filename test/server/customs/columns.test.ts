import { utils, write } from '@e965/xlsx';
import { columnQuestion, type TableChoice } from '../../../contract/entities/tableColumns';
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

const HEADINGS = ['Dossier', 'Party', 'Day', 'Commodity', 'Cubic', 'Levy', 'Remark'];
const COLUMNS = [
  'EntryNumber',
  'ImporterNumber',
  'EntryDate',
  'HtsNumber',
  'Quantity',
  'AssessmentAmount',
  null,
];
const row = (entry: string, levy = '12.50', day = '2024-03-15') => [
  entry,
  IMPORTER_NUMBER,
  day,
  '4407.11.0001',
  '72',
  levy,
  'paid',
];

/** A workbook with each sheet's rows; a name with a star is hidden. */
function book(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer {
  const made = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(made, utils.aoa_to_sheet(rows.map((cells) => [...cells])), name.replace('*', ''));
  made.Workbook = { Sheets: Object.keys(sheets).map((name) => ({ Hidden: name.includes('*') ? 1 : 0 })) };
  return write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

describe('the columns of a Customs file', () => {
  let room: CustomsRoom;
  beforeEach(async () => {
    room = await openCustomsRoom();
  });
  afterEach(() => room.close());

  const questionOf = async ({ id }: Pick<Batch, 'id'>) =>
    columnQuestion.parse((await room.verifier.get(`/api/customs/batches/${id}/columns`)).body.data);
  const choose = (
    { id, version }: Pick<Batch, 'id' | 'version'>,
    choice: TableChoice,
    client = room.verifier,
  ) => client.post(`/api/customs/batches/${id}/columns`, { ...choice, version });
  const chosen = async (batch: Batch, choice: TableChoice): Promise<Batch> => {
    const answer = await choose(batch, choice);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    return checked(room.verifier, customsBatch.parse(answer.body.data).id);
  };

  it('that nobody knows are matched by a person, and suggested for the next file with the same headings', async () => {
    const first = await room.check(
      'broker.xlsx',
      book({ Notes: [['Prepared by the broker']], Data: [['Report of May'], HEADINGS, row('00100000017')] }),
    );
    expect(first).toMatchObject({ status: 'Failed', needsColumns: true });
    const asked = await questionOf(first);
    expect(asked.heads.map(({ sheet, headingLine }) => [sheet, headingLine])).toEqual([
      ['Notes', 1],
      ['Data', 2],
    ]);
    expect(asked).toMatchObject({ chosen: null, saved: [] });
    expect(asked.heads[1]?.rows[2]?.cells).toEqual(row('00100000017'));

    const choice = { sheet: 'Data', headingLine: 2, columns: COLUMNS };
    const read = await chosen(first, choice);
    expect(read).toMatchObject({ status: 'Validated', rowsGood: 1, needsColumns: false });
    expect(read.notices).toContain('Ignored columns: Remark.');
    await room.post(read);
    expect(await room.lines()).toMatchObject([{ entryNumber: '001-0000001-7', amountCollected: '12.50' }]);

    // Another order, another title: the same shape.
    const turned = [...HEADINGS].reverse();
    const second = await room.check('next.xlsx', book({ June: [turned, [...row('00100000025')].reverse()] }));
    expect(second).toMatchObject({ status: 'Failed', needsColumns: true });
    expect(second.notices.join(' ')).toContain('matched the columns of a file with these headings before');
    const suggested = (await questionOf(second)).saved;
    expect(suggested).toEqual([{ sheet: 'June', headingLine: 1, columns: [...COLUMNS].reverse() }]);
    expect(await chosen(second, suggested[0] ?? choice)).toMatchObject({ status: 'Validated', rowsGood: 1 });
  });

  it('chosen wrongly are refused before anything is read, and wrong values are named before anything is posted', async () => {
    const file = `${HEADINGS.join(',')}\r\n${row('00100000017').join(',')}\r\n`;
    const batch = await room.check('broker.csv', file);
    const place = { sheet: null, headingLine: 1 };
    const refusals = await Promise.all(
      [
        { ...place, columns: COLUMNS.map((column) => (column === 'Quantity' ? null : column)) },
        { ...place, columns: [...COLUMNS.slice(0, 6), 'Quantity'] },
        { ...place, columns: [...COLUMNS.slice(0, 6), 'Weather'] },
        { sheet: 'Elsewhere', headingLine: 1, columns: COLUMNS },
        { sheet: null, headingLine: 9, columns: COLUMNS },
      ].map((choice) => choose(batch, choice)),
    );
    expect(refusals.map(({ status, body }) => [status, body.errors[0]?.details])).toEqual([
      [400, 'Choose a column of the file for each of these: Quantity.'],
      [400, 'These were chosen for more than one column: Quantity. Keep one of each.'],
      [400, expect.stringContaining('don’t belong to this file')],
      [400, expect.stringContaining('don’t belong to this file')],
      [400, expect.stringContaining('don’t belong to this file')],
    ]);
    expect((await choose(batch, { ...place, columns: COLUMNS }, room.cedar)).status).toBe(403);

    const swapped = COLUMNS.map((column) =>
      column === 'EntryDate' ? 'Quantity' : column === 'Quantity' ? 'EntryDate' : column,
    );
    const wrong = await chosen(batch, { ...place, columns: swapped });
    expect(wrong).toMatchObject({ status: 'Validated', rowsGood: 0, rowsFaulty: 1 });
    expect((await room.rows(wrong.id))[0]?.faults.map(({ column, value }) => [column, value])).toEqual(
      expect.arrayContaining([
        ['EntryDate', '72'],
        ['Quantity', '2024-03-15'],
      ]),
    );
    expect(await room.lines()).toEqual([]);
    const right = await chosen(wrong, { ...place, columns: COLUMNS });
    expect(right).toMatchObject({ status: 'Validated', rowsGood: 1, rowsFaulty: 0 });
    expect((await choose(wrong, { ...place, columns: COLUMNS })).status).toBe(409);
  });

  it('of rejected rows are still known when they come back corrected', async () => {
    const bad = row('00100000025', '12.50', '2024-02-30');
    const batch = await room.check(
      'a.csv',
      [HEADINGS, row('00100000017'), bad].map((cells) => cells.join(',')).join('\n'),
    );
    const read = await chosen(batch, { sheet: null, headingLine: 1, columns: COLUMNS });
    const rejected = await download(
      room.portal.url,
      room.verifier,
      `/api/customs/batches/${read.id}/rejected.csv`,
    );
    const back = await room.check(
      'b.csv',
      rejected.bytes.toString('utf8').replace('2024-02-30', '2024-02-29'),
    );
    const [saved] = (await questionOf(back)).saved;
    if (saved === undefined) throw new Error('nothing is suggested');
    expect(await chosen(back, saved)).toMatchObject({ rowsGood: 1, rowsFaulty: 0 });
  });

  it('H72 of several visible sheets, the one that a person chooses is read; a hidden one is not offered', async () => {
    const cells = (entry: string) => [
      HEADING.split(','),
      [entry, IMPORTER_NUMBER, 'Alder', '2024-03-15', '4407.11.0001', '72', '12.50'],
    ];
    const batch = await room.check(
      'two.xlsx',
      book({ May: cells('00100000017'), 'Old*': cells('00100000033'), June: cells('00100000025') }),
    );
    expect(batch).toMatchObject({ status: 'Validated', needsColumns: false });
    const asked = await questionOf(batch);
    expect(asked.heads.map(({ sheet }) => sheet)).toEqual(['May', 'June']);
    const columns = [
      'EntryNumber',
      'ImporterNumber',
      'ImporterName',
      'EntryDate',
      'HtsNumber',
      'Quantity',
      'AssessmentAmount',
    ];
    expect((await choose(batch, { sheet: 'Old', headingLine: 1, columns })).status).toBe(400);
    const june = await chosen(batch, { sheet: 'June', headingLine: 1, columns });
    expect((await room.rows(june.id)).map(({ entryNumber }) => entryNumber)).toEqual(['00100000025']);
  });

  it('without a heading are named where they are not read', async () => {
    const batch = await room.check(
      'a.csv',
      `${HEADING.replace(',EntryDate', ',,EntryDate')}\n00100000017,${IMPORTER_NUMBER},Alder,note,2024-03-15,4407.11.0001,72,12.50\n`,
    );
    expect(batch.notices).toContain('Columns without a heading that we ignored: D.');
  });

  it('can be chosen again where the file cannot be read by the ones chosen', async () => {
    const headings = [...HEADINGS.slice(0, 6), 'Printed'];
    const cells = [...row('00100000017').slice(0, 6), '31/12/2024'];
    const batch = await room.check('a.csv', `${headings.join(',')}\n${cells.join(',')}\n`);
    const place = { sheet: null, headingLine: 1 };
    const wrong = COLUMNS.map((column) => (column === 'EntryDate' ? null : (column ?? 'EntryDate')));
    const failed = await chosen(batch, { ...place, columns: wrong });
    expect(failed).toMatchObject({ status: 'Failed', needsColumns: true });
    expect(failed.notices.join(' ')).toContain('have the day first');
    expect((await questionOf(failed)).chosen).toEqual({ ...place, columns: wrong });
    const below = await chosen(failed, { ...place, headingLine: 2, columns: COLUMNS });
    expect(below).toMatchObject({ status: 'Failed', needsColumns: true });
    expect(below.notices).toContain('The file has headings but no rows, so there is nothing to post.');
    const right = await chosen(below, { ...place, columns: COLUMNS });
    expect(right).toMatchObject({ status: 'Validated', rowsGood: 1, needsColumns: false });
  });

  it('can be chosen again where the rows below the ones shown cannot be read', async () => {
    const rows = Array.from({ length: 30 }, () => row('00100000017').join(','));
    const file = [HEADINGS.join(','), ...rows, '"never closed'].join('\n');
    const batch = await room.check('a.csv', file);
    const failed = await chosen(batch, { sheet: null, headingLine: 1, columns: COLUMNS });
    expect(failed).toMatchObject({ status: 'Failed', needsColumns: true });
    expect(failed.notices.join(' ')).toContain('a quotation mark that is never closed');
    expect((await questionOf(failed)).heads[0]?.rows[0]?.cells).toEqual(HEADINGS);
  });

  it.each([';', '\t'])('between %j are shown apart where no heading is known', async (separator) => {
    const cells = row('00100000017', '12,50');
    const lines = [['Report of May, by the broker'], HEADINGS, cells].map((each) => each.join(separator));
    const batch = await room.check('broker.csv', lines.join('\r\n'));
    expect(batch).toMatchObject({ status: 'Failed', needsColumns: true });
    const [head] = (await questionOf(batch)).heads;
    expect(head?.rows.slice(1).map((each) => each.cells)).toEqual([HEADINGS, cells]);
    const read = await chosen(batch, { sheet: null, headingLine: 2, columns: COLUMNS });
    expect(read).toMatchObject({ status: 'Validated', rowsGood: 1 });
  });
});
