import { columnReach } from '../../../../src/screens/reports/grid/gridMeasures';
import { markOf, type GridCell } from '../../../../src/screens/reports/grid/gridParts';
import { placeAfter } from '../../../../src/screens/reports/grid/gridPlace';

const size = { rows: 2001, columns: 28, page: 15 };
const from = { row: 40, column: 6 };
const press = (key: string, ctrlKey = false) => placeAfter(from, { key, ctrlKey }, size);

describe('the keys of the grid', () => {
  test.each([
    ['ArrowDown', false, { row: 41, column: 6 }],
    ['ArrowUp', false, { row: 39, column: 6 }],
    ['ArrowRight', false, { row: 40, column: 7 }],
    ['ArrowLeft', false, { row: 40, column: 5 }],
    ['PageDown', false, { row: 55, column: 6 }],
    ['PageUp', false, { row: 25, column: 6 }],
    ['Home', false, { row: 40, column: 0 }],
    ['End', false, { row: 40, column: 27 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 2000, column: 27 }],
  ])('%s (with Ctrl: %s) moves by the ARIA pattern', (key, ctrl, to) => {
    expect(press(key, ctrl)).toEqual(to);
  });

  test('never lead past an edge, and other keys move nothing', () => {
    expect(placeAfter({ row: 0, column: 0 }, { key: 'ArrowUp', ctrlKey: false }, size)).toEqual({
      row: 0,
      column: 0,
    });
    expect(placeAfter({ row: 1990, column: 27 }, { key: 'PageDown', ctrlKey: false }, size)).toEqual({
      row: 2000,
      column: 27,
    });
    expect(press('a')).toBeNull();
  });

  test('bring a column beside the fixed one into view, and leave alone what is in view', () => {
    const box = { scrollLeft: 0, clientWidth: 1000 };
    expect(columnReach(0, box)).toBeNull();
    expect(columnReach(3, box)).toBeNull();
    // 240 of the name, 3 × 96 of figures, 24 × 104 of periods: the last one ends at 3,024.
    expect(columnReach(27, box)).toBe(2024);
    expect(columnReach(4, { scrollLeft: 2024, clientWidth: 1000 })).toBe(288);
  });
});

describe('the mark of a cell', () => {
  const accepted: GridCell = {
    state: 'accepted',
    reportId: '1',
    amountDue: '1.00',
    balance: '0.00',
    isLate: false,
    isAmended: false,
    hasPendingAmendment: false,
    remindedAt: null,
  };

  test.each([
    [{}, 'filed'],
    [{ isLate: true }, 'late'],
    [{ isAmended: true }, 'amended'],
    [{ isLate: true, isAmended: true }, 'late'],
    [{ hasPendingAmendment: true }, 'waiting'],
    [{ state: 'missing', reportId: null }, 'missing'],
    [{ state: 'exempt', reportId: null }, 'exempt'],
  ] as const)('of an accepted report with %j is %s', (change, mark) => {
    expect(markOf({ ...accepted, ...change })).toBe(mark);
  });
});
