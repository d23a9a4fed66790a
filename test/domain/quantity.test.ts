import fc from 'fast-check';
import { parseMoneyText } from '../../domain/money';
import {
  formatQuantity,
  parseQuantity,
  parseQuantityText,
  quantity,
  QUANTITY_LIMIT,
  sumQuantity,
} from '../../domain/quantity';

describe('quantities', () => {
  test.each([
    ['1,234.567', '1234.567'],
    ['.5', '0.500'],
    ['15000', '15000.000'],
  ])('%p is read as %s', (text, expected) => {
    const parsed = parseQuantityText(text);
    expect(parsed.ok && formatQuantity(parsed.value)).toBe(expected);
  });

  test.each([
    ['1.2345', 'too-many-decimals'],
    ['-1', 'negative'],
    ['1e3', 'exponent'],
    ['', 'missing'],
    ['many', 'not-a-number'],
    ['99999999999999', 'out-of-range'],
  ])('%p is refused as %s', (text, kind) => {
    const parsed = parseQuantityText(text);
    expect(parsed.ok ? 'read' : parsed.failure.kind).toBe(kind);
  });

  test('a fourth decimal on the wire is refused, not dropped', () => {
    expect(parseQuantity('1.2345')).toEqual({ ok: false, failure: { kind: 'too-many-decimals' } });
    expect(() => quantity('1.2345')).toThrow('Not a quantity');
  });

  test('every quantity survives writing and reading', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -QUANTITY_LIMIT, max: QUANTITY_LIMIT }), (value) => {
        expect(quantity(formatQuantity(value))).toBe(value);
      }),
    );
  });

  test('nothing added is zero', () => {
    expect(sumQuantity([])).toBe(0n);
  });
});

describe('H77 a typed number with one mark and three digits behind it', () => {
  test.each(['1.234', '10.255', '1,234', '999,999', '-1.234'])(
    '%s is asked about in both languages',
    (text) => {
      for (const decimalMark of ['point', 'comma'] as const) {
        const reading = { decimalMark, isTyped: true, allowNegative: true };
        expect(parseQuantityText(text, reading)).toEqual({
          ok: false,
          failure: { kind: 'ambiguous-number' },
        });
        expect(parseMoneyText(text, reading)).toEqual({ ok: false, failure: { kind: 'ambiguous-number' } });
      }
    },
  );

  test.each([
    ['0.255', 'point', '0.255'],
    ['10.2550', 'point', '10.255'],
    ['10,2550', 'comma', '10.255'],
    ['1234.567', 'point', '1234.567'],
    ['1,234.5', 'point', '1234.500'],
    ['1 234,5', 'comma', '1234.500'],
    ['1234', 'comma', '1234.000'],
    ['1 234', 'comma', '1234.000'],
  ] as const)('%s by the %s can only be %s', (text, decimalMark, expected) => {
    const read = parseQuantityText(text, { decimalMark, isTyped: true });
    expect(read.ok && formatQuantity(read.value)).toBe(expected);
  });

  test('12.5 on a French screen is asked about, never read as 125', () => {
    expect(parseQuantityText('12.5', { decimalMark: 'comma', isTyped: true }).ok).toBe(false);
  });

  test('whatever is typed, no reading is a thousand times the other language’s', () => {
    const typed = fc.stringMatching(/^[1-9]\d{0,5}[.,]\d{1,4}$/);
    fc.assert(
      fc.property(typed, (text) => {
        const [point, comma] = (['point', 'comma'] as const).map((decimalMark) =>
          parseQuantityText(text, { decimalMark, isTyped: true }),
        );
        if (point?.ok === true && comma?.ok === true) expect(point.value).toBe(comma.value);
      }),
    );
  });
});
