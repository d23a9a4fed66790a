import { fail, ok, type Result } from './result';

/** An exact decimal number: `units / 10^scale`. Rates, factors and percentages are held this way. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export interface NotADecimal {
  readonly kind: 'not-a-decimal';
  readonly text: string;
}

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,18}))?$/;

/** Reads exact decimal text as it travels ("0.423776001"): digits, at most one point, no exponent, no separators. */
export function parseDecimal(text: string): Result<Decimal, NotADecimal> {
  const match = DECIMAL.exec(text);
  if (match === null) return fail({ kind: 'not-a-decimal', text });
  const [, sign = '', whole = '', fraction = ''] = match;
  return ok({ units: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length });
}

/** A decimal written in the program's own text, where a misspelling is a bug. */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (!parsed.ok) throw new Error(`Not a decimal: ${text}`);
  return parsed.value;
}

/** Exact text of a decimal, with as many decimals as its scale ("0.4100" stays "0.4100"). */
export function formatDecimal({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const cut = digits.length - scale;
  const fraction = scale === 0 ? '' : `.${digits.slice(cut)}`;
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${fraction}`;
}

/** The exact product. */
export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

/** The exact sum. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`; 0.5 equals 0.50. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale);
  const left = unitsAt(a, scale);
  const right = unitsAt(b, scale);
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Rounds half up to `scale` decimals; negatives mirror positives, so -1.005 gives -1.01 (decision 8).
 * A scale finer than the number's own only adds zeros.
 */
export function roundHalfUp(value: Decimal, scale: number): Decimal {
  if (scale >= value.scale) return { units: unitsAt(value, scale), scale };
  return { units: divideHalfUp(value.units, 10n ** BigInt(value.scale - scale)), scale };
}

/** `numerator / denominator` to the nearest whole, halves away from zero. The denominator is positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive.');
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

function unitsAt(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale);
}
