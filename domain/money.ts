import { fail, ok, type Result } from './result';
import { type Decimal, roundHalfUp } from './decimal';
import {
  couldBeThousands,
  type DecimalMark,
  type NumberTextFault,
  readNumberText,
  withHyphen,
} from './numberText';

/** An amount of money in whole cents. Never a Number. */
export type Cents = bigint;

/** The largest amount that is stored or sent, either sign: numeric(14,2). */
export const MONEY_LIMIT: Cents = 999_999_999_999_99n;

export type MoneyFault =
  | NumberTextFault
  | { readonly kind: 'negative' }
  | { readonly kind: 'too-many-decimals' }
  | { readonly kind: 'foreign-currency' }
  | { readonly kind: 'out-of-range'; readonly limit: Cents };

export interface MoneyReading {
  /** Default: a point, as the wire has it. */
  readonly decimalMark?: DecimalMark;
  /** Corrections in Customs files are negative; what people claim and pay is not. Default: refused. */
  readonly allowNegative?: boolean;
  /** Typed by a person: what could be a decimal or a thousand is refused. In a file its other numbers tell. Default: not. */
  readonly isTyped?: boolean;
}

const DOLLAR_SIGN = /^\s*(-?)\s*(?:US\s?\$|USD|\$)\s*|\s*(?:US\s?\$|USD|\$)\s*$/giu;
const OTHER_CURRENCY = /[€£¥₹]|C\s?\$|CA\s?\$|CAD|EUR|GBP/iu;

/**
 * Reads an amount as people type or paste it: `$1,234.56`, ` 1234.5 `, `.5`. One dollar sign, before or after, is ignored.
 * What could be another number (`1.234,56`, `12,34.56`, `1e3`, three decimals) is refused with its reason.
 */
export function parseMoneyText(text: string, reading: MoneyReading = {}): Result<Cents, MoneyFault> {
  if (OTHER_CURRENCY.test(text)) return fail({ kind: 'foreign-currency' });
  if ((text.match(DOLLAR_SIGN)?.length ?? 0) > 1) return fail({ kind: 'not-a-number' });
  const plain = withHyphen(text).replace(DOLLAR_SIGN, '$1');
  if (reading.isTyped === true && couldBeThousands(plain)) return fail({ kind: 'ambiguous-number' });
  const number = readNumberText(plain, reading.decimalMark ?? 'point');
  if (!number.ok) return number;
  if (number.value.decimals > 2) return fail({ kind: 'too-many-decimals' });
  const cents = centsOf(number.value.plain);
  if (cents < 0n && reading.allowNegative !== true) return fail({ kind: 'negative' });
  return inRange(cents);
}

const WIRE_MONEY = /^-?\d{1,15}(?:\.(\d+))?$/;

/** Reads an amount as it travels: plain digits with at most two decimals ("1234.50"), either sign. */
export function parseMoney(wire: string): Result<Cents, MoneyFault> {
  const match = WIRE_MONEY.exec(wire);
  if (match === null) return fail({ kind: 'not-a-number' });
  if ((match[1]?.length ?? 0) > 2) return fail({ kind: 'too-many-decimals' });
  return inRange(centsOf(wire));
}

/** An amount that is already known to be well formed, such as a database column; anything else is a bug. */
export function money(wire: string): Cents {
  const parsed = parseMoney(wire);
  if (!parsed.ok) throw new Error(`Not an amount of money: ${wire}`);
  return parsed.value;
}

/** The amount as it travels: "1234.50", "-0.05". No separators, no currency. */
export function formatMoney(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The exact sum; nothing added is zero. */
export const sumMoney = (amounts: Iterable<Cents>): Cents => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
};

/** A decimal number of dollars rounded half up to cents, once (decision 8). */
export const centsFrom = (dollars: Decimal): Cents => roundHalfUp(dollars, 2).units;

/** The amount as a decimal number of dollars. */
export const dollarsOf = (cents: Cents): Decimal => ({ units: cents, scale: 2 });

function centsOf(plain: string): Cents {
  const [whole = '0', fraction = ''] = plain.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}

function inRange(cents: Cents): Result<Cents, MoneyFault> {
  const within = cents <= MONEY_LIMIT && cents >= -MONEY_LIMIT;
  return within ? ok(cents) : fail({ kind: 'out-of-range', limit: MONEY_LIMIT });
}
