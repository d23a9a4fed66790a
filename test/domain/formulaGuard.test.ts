import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { guardFormulas, withoutGuards } from '../../domain/formulaGuard';
import { csvRow } from '../../domain/csvText';

const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** The cells that a spreadsheet makes of a text, which takes quotes for quotes at the start of a cell alone. */
const cellsBy = (text: string, delimiter: string): string[] =>
  parse(text, { delimiter, relax_quotes: true, relax_column_count: true }).flat();

describe('H81 a formula behind a separator inside a name', () => {
  const names = [
    'Acme;=1+1',
    'Acme\t=1+1',
    'Acme,=1+1',
    '＝1+1',
    '=1+1',
    'Acme;\n@SUM(A1)',
    'Acme; +1',
    "Acme;'=1",
  ];

  test.each([',', ';', '\t'])('begins no cell of an export that is parted by %j', (delimiter) => {
    for (const name of names)
      for (const separator of [',', ';'])
        for (const cell of cellsBy(csvRow(['1', name, '2.50', '-5.00'], separator), delimiter))
          if (!NUMBER.test(cell.replace(/^"|"$/g, ''))) expect(cell.replace(/^"/, '')).not.toMatch(FORMULA);
  });

  test('comes back as it was, whatever stands in a cell', () => {
    const text = fc.array(fc.constantFrom(...Array.from('ab\'"=+-@;,\t \n1＝'))).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (cell) => {
        expect(withoutGuards(guardFormulas(cell))).toBe(cell);
      }),
      { numRuns: 2_000 },
    );
  });
});
