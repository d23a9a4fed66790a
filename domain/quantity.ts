import { fail, ok, type Result } from './result';
import { type Decimal, roundHalfUp } from './decimal';
import { couldBeThousands, type DecimalMark, type NumberTextFault, readNumberText } from './numberText';

/** A quantity in thousandths of its unit (1.5 MBF is 1500n). The unit is named beside it. Never a Number. */
export type Thousandths = bigint;

/** The largest quantity that is stored or sent, either sign: numeric(14,3). */
export const QUANTITY_LIMIT: Thousandths = 99_999_999_999_999n;

export type QuantityFault =
  | NumberTextFault
  | { readonly kind: 'negative' }
  | { readonly kind: 'too-many-decimals' }
  | { readonly kind: 'out-of-range'; readonly limit: Thousandths };

export interface QuantityReading {
  /** Default: a point, as the wire has it. */
  readonly decimalMark?: DecimalMark;
  /** Corrections in Customs files may be negative. Default: refused. */
  readonly allowNegative?: boolean;
  /** Typed by a person: what could be a decimal or a thousand is refused. In a file its other numbers tell. Default: not. */
  readonly isTyped?: boolean;
}

/**
 * Reads a quantity as people type or paste it; more than three decimals are refused rather than rounded. Zeros at the end of a typed
 * one do not count: `10.2550` is how somebody says that `10.255` is a decimal.
 */
export function parseQuantityText(
  text: string,
  reading: QuantityReading = {},
): Result<Thousandths, QuantityFault> {
  if (reading.isTyped === true && couldBeThousands(text)) return fail({ kind: 'ambiguous-number' });
  const number = readNumberText(text, reading.decimalMark ?? 'point');
  if (!number.ok) return number;
  const plain =
    reading.isTyped === true ? number.value.plain.replace(/(\.\d{3})0+$/, '$1') : number.value.plain;
  if ((plain.split('.')[1] ?? '').length > 3) return fail({ kind: 'too-many-decimals' });
  const thousandths = thousandthsOf(plain);
  if (thousandths < 0n && reading.allowNegative !== true) return fail({ kind: 'negative' });
  return inRange(thousandths);
}

const WIRE_QUANTITY = /^-?\d{1,15}(?:\.(\d+))?$/;

/** Reads a quantity as it travels: plain digits with at most three decimals, either sign. */
export function parseQuantity(wire: string): Result<Thousandths, QuantityFault> {
  const match = WIRE_QUANTITY.exec(wire);
  if (match === null) return fail({ kind: 'not-a-number' });
  if ((match[1]?.length ?? 0) > 3) return fail({ kind: 'too-many-decimals' });
  return inRange(thousandthsOf(wire));
}

/** A quantity that is already known to be well formed, such as a database column; anything else is a bug. */
export function quantity(wire: string): Thousandths {
  const parsed = parseQuantity(wire);
  if (!parsed.ok) throw new Error(`Not a quantity: ${wire}`);
  return parsed.value;
}

/** The quantity as it travels, always with its three decimals: "1500.000", so that nothing is dropped or suggested. */
export function formatQuantity(thousandths: Thousandths): string {
  const digits = (thousandths < 0n ? -thousandths : thousandths).toString().padStart(4, '0');
  return `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** The exact sum; nothing added is zero. */
export const sumQuantity = (quantities: Iterable<Thousandths>): Thousandths => {
  let total = 0n;
  for (const each of quantities) total += each;
  return total;
};

/** A decimal quantity rounded half up to thousandths. */
export const thousandthsFrom = (value: Decimal): Thousandths => roundHalfUp(value, 3).units;

/** The quantity as a decimal number of units. */
export const unitsOf = (thousandths: Thousandths): Decimal => ({ units: thousandths, scale: 3 });

function thousandthsOf(plain: string): Thousandths {
  const [whole = '0', fraction = ''] = plain.split('.');
  return BigInt(whole + fraction.padEnd(3, '0'));
}

function inRange(thousandths: Thousandths): Result<Thousandths, QuantityFault> {
  const within = thousandths <= QUANTITY_LIMIT && thousandths >= -QUANTITY_LIMIT;
  return within ? ok(thousandths) : fail({ kind: 'out-of-range', limit: QUANTITY_LIMIT });
}
