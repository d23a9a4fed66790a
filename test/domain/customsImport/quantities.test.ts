import { RowCells } from '../../../domain/customsImport/cells';
import { type FileMark } from '../../../domain/customsImport/decimalMark';
import { readHeaders } from '../../../domain/customsImport/headers';
import { readQuantities } from '../../../domain/customsImport/quantities';
import { presetProgram } from '../../../domain/presets';

const program = presetProgram();
const REQUIRED = {
  EntryNumber: '551-3518786-6',
  EntryDate: '2024-03-15',
  ImporterNumber: '00-1234567',
  HtsNumber: '4407.11.0001',
  AssessmentAmount: '173.70',
};
function read(given: Readonly<Record<string, string>>, mark: FileMark = 'point', rules = program) {
  const cells = { ...REQUIRED, Quantity: '1000', ...given };
  const headers = readHeaders(Object.keys(cells));
  if (!headers.ok) throw new Error('the headings were refused');
  const row = new RowCells(Object.values(cells), headers.value, mark);
  const quantities = readQuantities(row, null, rules, false);
  return { quantities, faults: row.faults.map(({ column, kind }) => `${column} ${kind}`), row };
}

describe('the quantities of a row', () => {
  test('are one, or two in different units, of which cubic meters count', () => {
    expect(read({ Unit: 'kg' }).quantities).toEqual({
      counted: { quantity: 1_000_000n, unit: 'kg' },
      second: null,
    });
    expect(read({ Unit: 'kg', SecondQuantity: '2', SecondUnit: 'm3' }).quantities).toEqual({
      counted: { quantity: 2000n, unit: 'm3' },
      second: { quantity: 1_000_000n, unit: 'kg' },
    });
    expect(read({ Unit: 'm2', SecondQuantity: '2', SecondUnit: 'kg' }).quantities).toEqual({
      counted: { quantity: 1_000_000n, unit: 'm2' },
      second: { quantity: 2000n, unit: 'kg' },
    });
  });

  test.each([
    [{ Quantity: 'many' }, 'Quantity not-a-number'],
    [{ Quantity: '' }, 'Quantity missing'],
    [{ Unit: 'pieces' }, 'Unit unknown-unit'],
    [{ Unit: 'kg', SecondQuantity: 'many', SecondUnit: 'm3' }, 'SecondQuantity not-a-number'],
    [{ Unit: 'kg', SecondQuantity: '2', SecondUnit: '' }, 'SecondUnit second-unit-missing'],
    [{ Unit: 'kg', SecondQuantity: '2', SecondUnit: 'pieces' }, 'SecondUnit unknown-unit'],
    [{ Unit: 'kg', SecondQuantity: '2', SecondUnit: 'kg' }, 'SecondUnit second-unit-same'],
  ])('with %j are not read at all', (cells, fault) => {
    expect(read(cells)).toMatchObject({ quantities: null, faults: [fault] });
  });

  test('with an unknown second unit are told which units there are', () => {
    const { row } = read({ SecondQuantity: '2', SecondUnit: 'pieces' });
    expect(row.faults[0]).toMatchObject({ column: 'SecondUnit', values: { known: 'm3, m2, kg' } });
  });

  test('that could be read in two ways, in a file that shows no decimal mark, are refused', () => {
    expect(read({ Quantity: '1.000' }, 'undecided')).toMatchObject({
      quantities: null,
      faults: ['Quantity ambiguous-number'],
    });
  });

  test('without a unit are in kilograms where the program names none, and any unit does for other goods', () => {
    expect(read({ Unit: '' }, 'point', { ...program, htsRules: [] }).quantities?.counted.unit).toBe('kg');
    expect(read({ Unit: '' }).quantities?.counted.unit).toBe(program.htsRules[0]?.unit);
    const { row } = read({ Unit: 'm2' });
    expect(row.warnings).toEqual([]);
  });
});
