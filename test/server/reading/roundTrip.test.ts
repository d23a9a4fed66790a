import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { calendarDate } from '../../../domain/calendarDate';
import { readClaimTable } from '../../../domain/claimTable';
import { CSV_MARK, csvRow } from '../../../domain/csvText';
import { columnOf } from '../../../domain/customsImport/columns';
import { readHeaders } from '../../../domain/customsImport/headers';
import { readRow } from '../../../domain/customsImport/row';
import { checkDigit } from '../../../domain/entryNumber';
import { withoutGuards } from '../../../domain/formulaGuard';
import { presetProgram } from '../../../domain/presets';
import { readLineFile } from '../../../domain/reportLineFile';
import type { TableKind } from '../../../domain/tableColumns';
import { workbook } from '../../../server/export/workbook';
import { plainCell } from '../../../server/modules/customs/checking/plainCell';
import { readSmallTable } from '../../../server/reading/smallTable';

/** What our writers make of rows, and our reader of that, in each of the two formats. */
async function backFrom(kind: TableKind, format: 'csv' | 'xlsx', table: readonly (readonly string[])[]) {
  const [heading = [], ...body] = table;
  const bytes =
    format === 'csv'
      ? Buffer.from(CSV_MARK + table.map((cells) => csvRow(cells)).join(''), 'utf8')
      : await buffer(Readable.from(workbook('Rows', heading, Readable.from(body))));
  const read = await readSmallTable(bytes, format === 'csv' ? 'delimited' : 'xlsx', { kind, most: 10_000 });
  if (!read.ok) throw new Error(read.failure.kind);
  return read.value.rows.map(({ cells }) => cells.map(plainCell));
}

const two = (number: number): string => number.toString().padStart(2, '0');
const day = fc
  .tuple(
    fc.integer({ min: 2022, max: 2024 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, date]) => `${year}-${two(month)}-${two(date)}`);
const entry = fc
  .tuple(fc.stringMatching(/^[0-9A-Z]{3}$/), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([filer, number]) => {
    const ten = filer + number.toString().padStart(7, '0');
    return ten + checkDigit(ten);
  });
const money = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
const quantity = fc.integer({ min: 0, max: 99_999_999 }).map((mills) => (mills / 1000).toFixed(3));
/** Names as they come: other scripts, quotation marks, separators, and what a spreadsheet would run. */
const name = fc
  .tuple(
    fc.constantFrom('', '=', '+', '-', '@', "'", '"', ' ', "'="),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  .map(([first, rest]) =>
    `${first}${rest}`
      .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
      .normalize('NFC')
      .trim(),
  );

const CUSTOMS = [
  'EntryNumber',
  'LineNo',
  'EntryDate',
  'ImporterNumber',
  'ImporterName',
  'HtsNumber',
  'Quantity',
  'EnteredValue',
  'AssessmentAmount',
];
/** A name whose own apostrophe looks like a guard is safe in CSV only, where the guard of its own is put in front of it. */
const namesIn = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? name : name.filter((text) => withoutGuards(text) === text);

const customsRow = (format: 'csv' | 'xlsx') =>
  fc
    .record({
      entry,
      line: fc.integer({ min: 1, max: 999 }),
      day,
      importer: fc
        .integer({ min: 0, max: 9_999_999 })
        .map((number) => `00-${number.toString().padStart(7, '0')}`),
      name: namesIn(format),
      hts: fc.integer({ min: 0, max: 9999 }).map((last) => `440711${last.toString().padStart(4, '0')}`),
      quantity,
      value: money,
      amount: money,
    })
    .map((row) => [
      row.entry,
      row.line.toString(),
      row.day,
      row.importer,
      row.name,
      row.hts,
      row.quantity,
      row.value,
      row.amount,
    ]);

const reading = (() => {
  const headers = readHeaders(CUSTOMS);
  if (!headers.ok) throw new Error('the headings are ours');
  return {
    headers: headers.value,
    mark: 'point',
    program: presetProgram(),
    today: calendarDate('2024-12-31'),
  } as const;
})();

/** A few large tables: each workbook is read in a thread of its own. */
const RUNS = { numRuns: 2, endOnFailure: true };
const many = { minLength: 100, maxLength: 200 };

describe.each(['csv', 'xlsx'] as const)('any valid row survives %s, our writer and our reader', (format) => {
  it('as a Customs line', () =>
    fc.assert(
      fc.asyncProperty(fc.array(customsRow(format), many), async (rows) => {
        const [heading = [], ...back] = await backFrom('customs', format, [CUSTOMS, ...rows]);
        expect(heading.map(columnOf)).toEqual(CUSTOMS);
        const outcomes = rows.map((cells) => readRow(cells, reading));
        expect(back.map((cells) => readRow(cells, reading))).toEqual(outcomes);
        expect(outcomes.filter(({ kind }) => kind === 'good').length).toBeGreaterThan(rows.length / 2);
      }),
      RUNS,
    ));

  it('as a line of a report', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            day,
            kind: fc.constantFrom('shipped', 'organic', 'Exporté'),
            name: namesIn(format),
            quantity,
            country: fc.constantFrom('', 'CA', 'US'),
          }),
          many,
        ),
        async (lines) => {
          const table = [
            ['Date', 'Type', 'Description', 'Quantity', 'Country'],
            ...lines.map((line) => [line.day, line.kind, line.name, line.quantity, line.country]),
          ];
          const parsed = (cells: readonly (readonly string[])[]) =>
            readLineFile(
              cells.map((row, at) => ({ fileLine: at + 1, cells: row })),
              { description: 120 },
            );
          const back = parsed(await backFrom('report-lines', format, table));
          expect(back).toEqual(parsed(table.map((cells) => cells.map(plainCell))));
          expect(back.ok && back.value.lines.length).toBe(lines.length);
        },
      ),
      RUNS,
    ));

  it('as a row of a claim', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ entry, line: fc.integer({ min: 1, max: 999 }), amount: money, day }), many),
        async (rows) => {
          const table = [
            ['Entry number', 'Line', 'Amount', 'Entry date'],
            ...rows.map((row) => [row.entry, row.line.toString(), row.amount, row.day]),
          ];
          const parsed = (cells: readonly (readonly string[])[]) =>
            readClaimTable(
              cells.map((row, at) => ({ row: at + 1, cells: row })),
              { mark: 'point', most: 10_000 },
            );
          expect(parsed(await backFrom('claim-rows', format, table))).toEqual(parsed(table));
        },
      ),
      RUNS,
    ));
});
