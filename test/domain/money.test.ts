import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  type Cents,
  formatMoney,
  money,
  MONEY_LIMIT,
  parseMoney,
  parseMoneyText,
  sumMoney,
} from '../../domain/money';

const kindOf = (text: string, reading = {}) => {
  const parsed = parseMoneyText(text, reading);
  return parsed.ok ? formatMoney(parsed.value) : parsed.failure.kind;
};

describe('negative amounts of a file', () => {
  test.each([
    ['-1,234.50', '-1234.50'],
    ['−1,234.50', '-1234.50'],
    ['(1,234.50)', '-1234.50'],
    ['($1,234.50)', '-1234.50'],
    ['$(1,234.50)', '-1234.50'],
    ['$ (1,234.50) ', '-1234.50'],
    ['-$1,234.50', '-1234.50'],
    ['−$1,234.50', '-1234.50'],
    ['(1,234.50) USD', '-1234.50'],
    ['(0.00)', '0.00'],
  ])('%p is %s', (text, amount) => {
    expect(kindOf(text, { allowNegative: true })).toBe(amount);
  });

  test('are no way around a number that could be two', () => {
    expect(kindOf('(1.234)', { allowNegative: true, isTyped: true })).toBe('ambiguous-number');
    expect(kindOf('−1.234', { allowNegative: true, isTyped: true })).toBe('ambiguous-number');
    expect(kindOf('(1.234,50)', { allowNegative: true })).toBe('other-decimal-mark');
  });
});

describe('amounts as people type them', () => {
  const rows = readFileSync(join(__dirname, 'files/amounts_typed.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

  test('H33 the file of typed amounts has its twelve rows', () => {
    expect(rows).toHaveLength(12);
  });

  test.each(rows)('H33 %p gives %s and never a different number', (typed = '', expected = '') => {
    const outcome = kindOf(typed);
    if (expected === 'refused') expect(outcome).not.toMatch(/^-?[\d.]+$/);
    else expect(outcome).toBe(expected.split(' or ')[0]);
  });

  test.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['12,34.56', 'bad-grouping'],
    ['1.234,56', 'other-decimal-mark'],
    ['12,5', 'other-decimal-mark'],
    ['1,2345', 'bad-grouping'],
    ['12.345', 'too-many-decimals'],
    ['10.005', 'too-many-decimals'],
    ['1e3', 'exponent'],
    ['-5', 'negative'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['٥', 'not-a-number'],
    ['1.2.3', 'bad-grouping'],
    ['5.', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['$', 'missing'],
    ['$5$', 'not-a-number'],
    ['($5.00)', 'negative'],
    ['(5', 'not-a-number'],
    ['()', 'not-a-number'],
    ['(-5)', 'not-a-number'],
    ['(5)(6)', 'not-a-number'],
    ['5(6)', 'not-a-number'],
    ['€5', 'foreign-currency'],
    ['CAD 5', 'foreign-currency'],
    ['1000000000000', 'out-of-range'],
  ])('refuses %p as %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  test.each([
    ['US$ 1,234', '1234.00'],
    ['1234.56 $', '1234.56'],
    ['1\u202f234.56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['007', '7.00'],
    ['0', '0.00'],
  ])('reads %p as %s', (text, amount) => {
    expect(kindOf(text)).toBe(amount);
  });

  test('a reader who writes a decimal comma is read by it', () => {
    const comma = { decimalMark: 'comma' } as const;
    expect(kindOf('1 234,56 $', comma)).toBe('1234.56');
    expect(kindOf('1.234,56', comma)).toBe('1234.56');
    expect(kindOf('1,234.56', comma)).toBe('other-decimal-mark');
  });

  test('a correction may be negative where it is allowed', () => {
    expect(kindOf('-$1,234.5', { allowNegative: true })).toBe('-1234.50');
  });
});

describe('amounts as they travel', () => {
  test('H67 99999999999.99 is kept to the cent, and one beyond the range is refused', () => {
    expect(formatMoney(money('99999999999.99'))).toBe('99999999999.99');
    expect(parseMoney('1000000000000.00')).toEqual({
      ok: false,
      failure: { kind: 'out-of-range', limit: MONEY_LIMIT },
    });
  });

  test('H27 three decimals are refused rather than rounded', () => {
    expect(parseMoney('10.005')).toEqual({ ok: false, failure: { kind: 'too-many-decimals' } });
  });

  test.each(['', '.5', '1,000.00', '1e3', ' 1.00', '$1.00', '0x10'])('%p does not travel', (text) => {
    expect(parseMoney(text)).toEqual({ ok: false, failure: { kind: 'not-a-number' } });
  });

  const amount = fc.bigInt({ min: -MONEY_LIMIT, max: MONEY_LIMIT });

  test('every amount survives writing and reading', () => {
    fc.assert(
      fc.property(amount, (cents) => {
        expect(money(formatMoney(cents))).toBe(cents);
      }),
    );
  });

  test('a sum does not depend on the order of its parts', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts: Cents[]) => {
        expect(sumMoney(amounts)).toBe(sumMoney([...amounts].reverse()));
      }),
    );
  });

  test('the largest amount is taken in both directions, a cent more in neither', () => {
    const [most, more] = [formatMoney(MONEY_LIMIT), formatMoney(MONEY_LIMIT + 1n)];
    expect([parseMoney(most), parseMoney(`-${most}`)]).toEqual([
      { ok: true, value: MONEY_LIMIT },
      { ok: true, value: -MONEY_LIMIT },
    ]);
    for (const wire of [more, `-${more}`]) expect(parseMoney(wire)).toMatchObject({ ok: false });
    expect(parseMoneyText(more)).toMatchObject({ failure: { kind: 'out-of-range' } });
  });

  test('zero is no amount below zero, and what is no amount is a bug where one must be', () => {
    expect(parseMoneyText('-0.00')).toEqual({ ok: true, value: 0n });
    expect(() => money('12.345')).toThrow('Not an amount of money: 12.345');
  });
});
