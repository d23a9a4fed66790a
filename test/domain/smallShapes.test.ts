import { NO_ORDERS, observeOrder } from '../../domain/dateOrder';
import { csvRow } from '../../domain/csvText';
import { divideHalfUp } from '../../domain/decimal';
import { suggestCompanies } from '../../domain/importerMatch';
import { mayConfirmChange, maySeePendingChanges } from '../../domain/pendingChange';
import { isPlainData } from '../../domain/plainData';

test('a cell is quoted where it has blanks around it, a separator, or a quotation mark, which is doubled', () => {
  expect(csvRow([' a', 'b ', 'c d', 'e,f', 'g"h', 'i'])).toBe('" a","b ",c d,"e,f","g""h",i\r\n');
});

test('nothing is divided by nothing, or by less', () => {
  for (const denominator of [0n, -1n])
    expect(() => divideHalfUp(1n, denominator)).toThrow('The denominator must be positive.');
  expect([divideHalfUp(1n, 2n), divideHalfUp(-1n, 2n), divideHalfUp(0n, 2n)]).toEqual([1n, -1n, 0n]);
});

test.each([
  ['04/15/2024', [7]],
  ['1/31/2024', [7]],
  ['12/13/2024', [7]],
  ['01/32/2024', []],
  ['00/15/2024', []],
  ['13/15/2024', []],
  ['04/12/2024', []],
])('%s shows the month first on the lines %j', (text, lines) => {
  expect(observeOrder(NO_ORDERS, text, 7).monthFirst).toEqual(lines);
});

test('a line with two dates is named once, and dates that no order makes one are no example', () => {
  const first = observeOrder(NO_ORDERS, '13/04/2024', 3);
  expect(observeOrder(observeOrder(first, '14/04/2024', 3), '14/04/2024', 4).dayFirst).toEqual([3, 4]);
  expect(observeOrder(NO_ORDERS, '32/04/2024', 3).example).toBeNull();
});

test.each([
  ['123456', true],
  ['1234567', false],
  ['x123456', false],
  ['x123', false],
  ['123x', false],
  ['123456x', false],
])('“%s” tells of nobody: %s', (text, expected) => {
  expect(isPlainData(text)).toBe(expected);
});

describe('a waiting change', () => {
  const actor = (userId: string, ...roles: readonly ('admin' | 'readonly' | 'verifier')[]) => ({
    userId,
    roles,
    companyId: '10',
  });
  test('is seen by administrators and readers', () => {
    expect(
      (['admin', 'readonly', 'verifier'] as const).map(
        (role) => maySeePendingChanges(actor('1', role)).allowed,
      ),
    ).toEqual([true, true, false]);
    expect(maySeePendingChanges(actor('1', 'verifier'))).toMatchObject({ whoCould: ['admin', 'readonly'] });
  });

  test('76 is not confirmed by one who is tied to its author, while there is another', () => {
    const tied = { ...actor('2', 'admin'), tiedTo: ['1'] };
    const ask = (someApart: boolean) =>
      mayConfirmChange(tied, { proposedBy: '1', others: { exist: true, someApart } });
    expect(ask(true)).toMatchObject({ reason: 'tied-to-signer', whoCould: ['admin'] });
    expect(ask(false).allowed).toBe(true);
  });
});

test.each([
  ['12-3456789', 'x12-3456789'],
  ['12-3456789', '13-4456789'],
  ['12-3456789', '12-3457798'],
])('the number %s is not like %s', (number, held) => {
  const holders = [{ companyId: '1', companyName: 'Mill', number: held }];
  expect(suggestCompanies(number, '', holders)).toEqual([]);
});
