import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSmallTable } from '../../../server/reading/smallTable';

const read = async (lines: readonly string[]) => {
  const table = await readSmallTable(Buffer.from(lines.join('\r\n')), 'delimited', {
    kind: 'report-lines',
    most: 10,
  });
  if (!table.ok) throw new Error(table.failure.kind);
  return table.value.rows.map(({ cells }) => cells);
};

it.each([
  ['tabs', '\t'],
  ['semicolons', ';'],
  ['commas', ','],
])('finds the headings and their separator below a line with a title: %s', async (_, separator) => {
  const heading = ['Date', 'Kind', 'Quantity'];
  const row = ['2026-04-20', 'SHIPPED', '12'];
  for (const title of ['Report lines 2026', 'Report lines, April; May'])
    expect(await read([title, heading.join(separator), row.join(separator)])).toEqual([heading, row]);
});

it('finds the separator of unknown headings, with decimal commas in its rows and a title above', async () => {
  const rows = await read(['My list', 'Foo;Bar', '1,5;2,5', '3,5;4,5']);
  expect(rows.slice(1)).toEqual([
    ['Foo', 'Bar'],
    ['1,5', '2,5'],
    ['3,5', '4,5'],
  ]);
});

it.each([';', '\t'])(
  'does not take the comma of a title for the separator of the rows below it',
  async (separator) => {
    const row = ['Foo', 'Bar', 'Baz'].join(separator);
    const rows = await read(['My list, as of April', row, row.replace('Foo', '"1,5"')]);
    expect(rows.slice(1)).toEqual([
      ['Foo', 'Bar', 'Baz'],
      ['1,5', 'Bar', 'Baz'],
    ]);
  },
);

it('finds the separator where as many lines have a comma', async () => {
  expect(await read(['Mills, April', 'Foo;Bar', '1,5;2'])).toEqual([
    ['Mills, April'],
    ['Foo', 'Bar'],
    ['1,5', '2'],
  ]);
});

it('reads a workbook without a part for styles, which the format lets a program leave out', async () => {
  const workbook = readFileSync(join(__dirname, 'files', 'r19_without_styles.xlsx'));
  const table = await readSmallTable(workbook, 'xlsx', { kind: 'claim-rows', most: 10 });
  expect(table.ok && table.value.rows.map(({ cells }) => cells)).toEqual([
    ['Entry number', 'Amount'],
    ['K9R-9196549-1', '12.5'],
  ]);
});
