import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { download, upload } from '../setup/upload';
import { type CustomsRoom, HEADING, IMPORTER_NUMBER, openCustomsRoom } from './customsRoom';

const caseFile = (name: string): Buffer => readFileSync(join(__dirname, '../../domain/files', name));
const row = (entry: string, date: string, amount = '12.50', name = 'Alder Imports') =>
  `${entry},${IMPORTER_NUMBER},${name},${date},4407.11.0001,1000,${amount}`;

let room: CustomsRoom;
beforeEach(async () => {
  room = await openCustomsRoom();
});
afterEach(() => room.close());

const faultsOf = async (id: string) =>
  (await room.rows(id)).flatMap(({ fileLine, faults }) =>
    faults
      .filter(({ severity }) => severity === 'error')
      .map(({ column, kind }) => `${fileLine} ${column} ${kind}`),
  );

test('H87 entry numbers that look like powers of ten are these texts, also out and in again', async () => {
  const batch = await room.check('powers.csv', caseFile('entry_numbers_that_look_like_powers.csv'));
  const rows = await room.rows(batch.id);
  expect(rows.slice(0, 2).map(({ entryNumber }) => entryNumber)).toEqual(['1E100000122', '2E300000046']);
  // 12E-3456 was never shortened by a spreadsheet; it is none of the forms of an importer number.
  expect(await faultsOf(batch.id)).toEqual(['4 ImporterNumber not-an-importer-number']);
  await room.post(batch);
  const { bytes } = await download(room.portal.url, room.verifier, '/api/customs/lines/export?format=csv');
  expect(bytes.toString('utf8')).toContain('1E1-0000012-2');
  const again = await room.check('again.csv', bytes);
  expect(
    (await room.rows(again.id)).map(({ entryNumber, state }) => [entryNumber, state]).toSorted(),
  ).toEqual([
    ['1E1-0000012-2', 'duplicate'],
    ['2E3-0000004-6', 'duplicate'],
  ]);
});

test('H88 the order of dates is stated, shown in the rows, and a file that contradicts it is refused whole', async () => {
  const batch = await room.check('ambiguous.csv', caseFile('dates_ambiguous.csv'));
  expect(batch.notices.join(' ')).toContain('03/04/2024 are read with the month first: Mar 4, 2024');
  expect((await room.rows(batch.id)).map(({ entryDate }) => entryDate)).toEqual(['2024-03-04', '2024-05-06']);
  const mixed = await room.check('mixed.csv', caseFile('dates_mixed_orders.csv'));
  expect([mixed.status, mixed.notices.join(' ')]).toEqual([
    'Failed',
    expect.stringContaining('in rows 3, and others'),
  ]);
  const days = `${HEADING}\n${row('00100000033', '03/04/2024')}\n${row('00100000041', '13/04/2024')}\n`;
  const refused = await room.check('days.csv', days);
  expect([refused.status, refused.notices.join(' ')]).toEqual([
    'Failed',
    expect.stringContaining('in rows 3.'),
  ]);
  const { bytes } = await download(room.portal.url, room.verifier, '/api/customs/template.csv');
  expect(bytes.toString('utf8')).toContain('EntryDate (YYYY-MM-DD)');
  expect((await room.check('template.csv', bytes)).rowsTotal).toBe(1);
});

test('H88 report lines with the day first are refused whole, and the order of the others is stated', async () => {
  await room.portal.services.database.db.updateTable('company').set({ is_assessment_payer: true }).execute();
  const send = (text: string) =>
    upload(room.portal.url, room.pine, '/api/assessments/lines', { name: 'lines.csv', bytes: text });
  const days = await send('Date,Quantity\n03/04/2026,1\n13/04/2026,2\n');
  expect([days.status, days.errors[0]?.details]).toEqual([400, expect.stringContaining('in rows 3')]);
  const months = await send('Date,Quantity\n03/04/2026,1\n');
  expect(JSON.stringify(months.data)).toContain('read with the month first: Mar 4, 2026');
});

test('H92 a quotation mark inside a bare cell and a zero byte are named with their row', async () => {
  const quoted = await room.check(
    'q.csv',
    `${HEADING}\n${row('00100000017', '2024-03-15', '12.50', 'Birch "Best" Lumber')}\n`,
  );
  expect(quoted.notices.join(' ')).toContain('in rows 2. We read the marks as part of the text');
  const whole = await room.check(
    'w.csv',
    `${HEADING}\n${row('00100000025', '2024-03-15', '1.50', '"Birch ""Best"" Lumber"')}\n`,
  );
  expect(whole.notices.join(' ')).not.toContain('contain quotation marks');
  const zero = `${HEADING}\n${row('00100000033', '2024-03-15')}\n${row('00100000041', '2024-03-15', '1.00', 'Al\0der')}\n`;
  const batch = await room.check('zero.csv', zero);
  expect(await faultsOf(batch.id)).toEqual(['3 ImporterName zero-byte']);
  expect((await room.rows(batch.id))[1]?.faults[0]?.sentence).toContain('U+0000');
});

test.each(['\r\n', '\n', '\r'])('H99 lines are those of an editor, with %j at their ends', async (end) => {
  const text = caseFile('multiline_name_then_error.csv').toString('utf8').replaceAll('\r\n', end);
  const batch = await room.check('lines.csv', text);
  expect((await faultsOf(batch.id)).map((fault) => fault.split(' ', 2).join(' '))).toEqual([
    '2 ImporterName',
    '6 AssessmentAmount',
  ]);
  const { bytes } = await download(
    room.portal.url,
    room.verifier,
    `/api/customs/batches/${batch.id}/rejected.csv`,
  );
  const rejected: string[][] = parse(bytes, { bom: true });
  expect(rejected.slice(1).map((cells) => cells.at(-2))).toEqual(['2', '6']);
});

test('H100 a repeat with another amount is named with both, in the file and against what is posted', async () => {
  const batch = await room.check('twice.csv', caseFile('duplicate_in_file.csv'));
  const sentences = (await room.rows(batch.id, '&state=duplicate')).map(
    ({ faults }) => faults[0]?.sentence ?? '',
  );
  expect(sentences).toEqual([
    expect.stringContaining('Row 2 of this file has the same line. Only'),
    expect.stringMatching(/Row 2 .* amount \$5\.00\. This row has \$9\.00/),
  ]);
  await room.post(batch);
  const later = await room.check('later.csv', `${HEADING}\n${row('00100000017', '2024-03-15', '7.00')}\n`);
  expect((await room.rows(later.id))[0]?.faults[0]?.sentence).toMatch(
    /posted from twice\.csv .* amount \$5\.00\. This row has \$7\.00/,
  );
});
