import fc from 'fast-check';
import {
  add,
  compare,
  decimal,
  divideHalfUp,
  formatDecimal,
  multiply,
  parseDecimal,
  roundHalfUp,
} from '../../domain/decimal';

describe('exact decimals', () => {
  test('H26 half a cent rounds up, and negatives mirror positives', () => {
    const cents = (text: string) => formatDecimal(roundHalfUp(decimal(text), 2));
    expect(cents('1.005')).toBe('1.01');
    expect(cents('8.165')).toBe('8.17');
    expect(cents('8.175')).toBe('8.18');
    expect(cents('-1.005')).toBe('-1.01');
    expect(cents('-1.0049')).toBe('-1.00');
    expect(formatDecimal(roundHalfUp(multiply(decimal('302.00'), decimal('0.2')), 2))).toBe('60.40');
  });

  test.each(['', '.', '1.', '.5', '1e3', '1,000', ' 1', '+1', 'NaN', '٥'])(
    'refuses %p as exact text',
    (text) => {
      expect(parseDecimal(text)).toEqual({ ok: false, failure: { kind: 'not-a-decimal', text } });
    },
  );

  test('a misspelt constant is a bug and is thrown', () => {
    expect(() => decimal('0,41')).toThrow('Not a decimal');
  });

  test('text survives reading and writing with all its decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.nat({ max: 12 }), (units, scale) => {
        const text = formatDecimal({ units, scale });
        expect(decimal(text)).toEqual({ units, scale });
      }),
    );
  });

  const number = fc.record({
    units: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    scale: fc.nat({ max: 9 }),
  });

  test('rounding mirrors about zero and moves a number by at most half a step', () => {
    fc.assert(
      fc.property(number, fc.nat({ max: 9 }), (value, scale) => {
        const rounded = roundHalfUp(value, scale);
        const mirrored = roundHalfUp({ ...value, units: -value.units }, scale);
        expect(mirrored.units).toBe(-rounded.units);
        const off = add(rounded, { ...value, units: -value.units });
        const size = { ...off, units: off.units < 0n ? -off.units : off.units };
        expect(compare(multiply(size, decimal('2')), { units: 1n, scale })).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('sums and products agree with whole-number arithmetic, and 0.5 equals 0.50', () => {
    expect(compare(decimal('0.5'), decimal('0.50'))).toBe(0);
    expect(compare(decimal('-0.5'), decimal('0.05'))).toBe(-1);
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(compare(add(a, b), a)).toBe(compare(b, decimal('0')));
        expect(multiply(a, b).units).toBe(a.units * b.units);
      }),
    );
  });

  test('a division needs a positive denominator', () => {
    expect(divideHalfUp(-5n, 2n)).toBe(-3n);
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
  });

  test('more, equal and less are told apart whatever the scale', () => {
    expect(compare(decimal('0.51'), decimal('0.5'))).toBe(1);
    expect(compare(decimal('0.50'), decimal('0.5'))).toBe(0);
    expect(compare(decimal('-0.51'), decimal('-0.5'))).toBe(-1);
  });

  test('zero has no sign', () => {
    expect(formatDecimal(decimal('-0.00'))).toBe('0.00');
    expect(divideHalfUp(0n, 7n)).toBe(0n);
    expect(() => divideHalfUp(1n, -2n)).toThrow(RangeError);
  });
});
