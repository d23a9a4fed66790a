import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimFileRows } from '../../../contract/endpoints/refunds/rows';
import { readLines } from '../../../contract/entities/report';
import { type CustomsRoom, openCustomsRoom } from '../customs/customsRoom';
import { upload } from '../setup/upload';

const file = (name: string): Buffer => readFileSync(join(__dirname, 'files', name));

let room: CustomsRoom;
beforeAll(async () => {
  room = await openCustomsRoom();
  await room.portal.services.database.db
    .updateTable('company')
    .set({ is_assessment_payer: true })
    .where('id', '=', room.people.pine.id)
    .execute();
});
afterAll(() => room.close());

/** What a file posts, a text for each line: entry, day, quantity, amount. */
const postedLines = async (name: string): Promise<readonly string[]> => {
  const batch = await room.check(name, file(name));
  await room.post(batch);
  const lines = await room.lines(`&batchId=${batch.id}`);
  return lines
    .map((line) => `${line.entryNumber} ${line.entryDate} ${line.quantity} ${line.amountCollected}`)
    .toSorted();
};
const faultsOf = async (name: string): Promise<readonly string[]> => {
  const batch = await room.check(name, file(name));
  return (await room.rows(batch.id)).flatMap(({ fileLine, faults }) =>
    faults
      .filter(({ severity }) => severity === 'error')
      .map((fault) => `${fileLine} ${fault.column} ${fault.value} ${fault.kind}`),
  );
};
const noticesOf = async (name: string): Promise<string> =>
  (await room.check(name, file(name))).notices.join(' ');

const reportLines = async (name: string) =>
  readLines.parse(
    (await upload(room.portal.url, room.pine, '/api/assessments/lines', { name, bytes: file(name) })).data,
  );
const claimRows = async (name: string) =>
  claimFileRows.parse(
    (await upload(room.portal.url, room.cedar, '/api/refunds/rows', { name, bytes: file(name) })).data,
  );

describe('workbooks as other programs write them', () => {
  test('H70 days counted from 1904 are the days shown, however the workbook says so', async () => {
    expect(await postedLines('r02_1904_dates.xlsx')).toEqual([
      'B01-0001101-2 2024-03-15 10.500 1.82',
      'B01-0001102-0 2024-03-15 10.500 1.82',
    ]);
    expect(await postedLines('r02b_1904_dates_true.xlsx')).toEqual(['B01-0001111-1 2024-03-15 10.500 1.82']);
  });

  test('H71 an error of a formula is named with its cell, and is never an empty cell', async () => {
    expect(await faultsOf('r14_error_cells_optional.xlsx')).toEqual([
      '2 LineNo #N/A formula-error',
      '3 AdjustmentSeq #REF! formula-error',
      '4 ExemptCertificate #NAME? formula-error',
      '5 Unit #VALUE! formula-error',
      '6 FeeClass #N/A formula-error',
      '7 ImporterName #N/A formula-error',
      '8 LineNo #N/A formula-error',
    ]);
    const { lines, faults } = await reportLines('r15_report_lines.xlsx');
    expect(faults.map(({ fileLine, column, value }) => `${fileLine} ${column} ${value}`)).toEqual([
      '3 kind #REF!',
      '6 country #N/A',
      '7 quantity #VALUE!',
    ]);
    expect(lines).toHaveLength(3);
    const { rows } = await claimRows('r16_claim_rows.xlsx');
    expect(rows.slice(2).map(({ cells }) => cells.filter((cell) => cell.startsWith('#')))).toEqual([
      ['#N/A'],
      ['#REF!'],
    ]);
  });

  test('H72 the visible sheet with the headings is read and named, and hidden rows are counted', async () => {
    expect(await postedLines('r07b_hidden_first_sheet.xlsx')).toEqual([expect.stringMatching(/ 1\.82$/)]);
    expect((await room.lines('')).map(({ amountCollected }) => amountCollected)).not.toContain('99.99');
    expect((await postedLines('r07c_cover_sheet_first.xlsx')).length).toBeGreaterThan(0);
    expect(await noticesOf('r07_hidden_rows.xlsx')).toBe(
      'Read from the sheet “Lines”. Hidden rows that we read: 1. Check that they belong in the file.',
    );
    const { lines, notices } = await reportLines('r15b_report_lines_hidden_first.xlsx');
    expect(lines.map(({ description }) => description)).toEqual(['New figures']);
    expect(notices).toEqual(['Read from the sheet “Lines”.']);
  });

  test('H73 a moment before midnight is the day that the sheet shows', async () => {
    const batch = await room.check('times.xlsx', file('r10_date_times.xlsx'));
    await room.post(batch);
    const lines = await room.lines(`&batchId=${batch.id}`);
    expect(new Set(lines.map(({ entryDate }) => entryDate))).toEqual(new Set(['2024-03-15']));
    expect(lines).toHaveLength(6);
    // A day count without a date’s format is what the sheet shows: it stays refused.
    const refused = (await room.rows(batch.id, '&state=faulty'))[0];
    expect(refused).toMatchObject({ fileLine: 6, faults: [{ kind: 'spreadsheet-serial' }] });
    const { lines: report } = await reportLines('r15_report_lines.xlsx');
    expect(report.map(({ date }) => date)).toEqual(['2026-10-05', '2026-10-07', '2026-10-08']);
    const { rows } = await claimRows('r16_claim_rows.xlsx');
    expect(rows.slice(1).map(({ cells }) => cells[3])).toEqual(['2024-03-15', '2024-03-15', '2024-03-15']);
  });

  test('H74 small numbers are what the sheet shows, whatever Excel writes for them', async () => {
    expect(await postedLines('r01_small_numbers_excel.xlsx')).toEqual([
      'B01-0001001-4 2024-03-15 0.400 0.07',
      'B01-0001002-2 2024-03-15 0.050 0.01',
      'B01-0001003-0 2024-03-15 0.002 0.00',
      'B01-0001004-8 2024-03-15 12.300 2.13',
      'B01-0001005-5 2024-03-15 1000.000 173.70',
    ]);
    const { lines } = await reportLines('r15_report_lines.xlsx');
    expect(lines[1]?.quantity).toBe('0.050');
    const { rows } = await claimRows('r16_claim_rows.xlsx');
    expect(rows[1]?.cells[2]).toBe('0.07');
  });

  test('H75 cells and rows without addresses stand one behind the other', async () => {
    expect(await postedLines('r05_no_cell_addresses.xlsx')).toEqual([
      'B01-0001401-6 2024-03-15 10.500 1.82',
      'B01-0001402-4 2024-03-15 10.500 1.82',
    ]);
    expect(await postedLines('r05b_rows_numbered_cells_not.xlsx')).toHaveLength(2);
  });

  test('a number that its format shows with zeros in front is the identifier shown', async () => {
    const batch = await room.check('padded.xlsx', file('r12_zero_padding_format.xlsx'));
    expect((await room.rows(batch.id))[0]?.entryNumber).toBe('00900123456');
  });
});
