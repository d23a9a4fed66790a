import { amountsWithRows, heldBefore } from '../../../../../src/screens/refunds/create/knownLines';

const rows = {
  amounts: new Map([
    ['1', 500n],
    ['2', 700n],
  ]),
  asked: new Set(['2']),
};

describe('amounts with the rows of a list', () => {
  test('H84 the same list a second time changes nothing, not even an amount that was typed since', () => {
    const once = amountsWithRows({ '9': '1.00' }, rows, true);
    expect(once).toEqual({ '1': '5.00', '2': '7.00' });
    const typed = { ...once, '1': '4.50' };
    expect(amountsWithRows(typed, rows, false)).toEqual(typed);
  });

  test('an amount that the list gives takes the place of another one; lines that it does not name stay or go', () => {
    expect(amountsWithRows({ '2': '6.00', '9': '1.00' }, rows, false)).toEqual({
      '1': '5.00',
      '2': '7.00',
      '9': '1.00',
    });
    expect(amountsWithRows({ '2': '6.00', '9': '1.00' }, rows, true)).toEqual({ '1': '5.00', '2': '7.00' });
  });

  test('a list says how many of its lines the claim holds before it takes the others', () => {
    expect(heldBefore({ '2': '6.00', '9': '1.00' }, rows, false)).toBe(1);
    expect(heldBefore({ '2': '6.00', '9': '1.00' }, rows, true)).toBe(0);
  });
});
