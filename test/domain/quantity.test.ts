import fc from 'fast-check';
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
