import { fail, ok, type Result } from './result';

/** The character that parts whole from fraction in a text: `1,234.56` has a point, `1.234,56` a comma. */
export type DecimalMark = 'point' | 'comma';

export type NumberTextFault =
  /** Nothing but blanks. */
  | { readonly kind: 'missing' }
  /** `1.00000E+10`: a spreadsheet or a program has shortened the number. */
  | { readonly kind: 'exponent' }
  /** `12,34.56`: the separators do not part the digits in threes. */
  | { readonly kind: 'bad-grouping' }
  /** `1.234,56` where a point is the decimal mark, or the reverse. */
  | { readonly kind: 'other-decimal-mark' }
  /** `1.234` or `1,234` as somebody types it: one and a fraction, or more than a thousand. */
  | { readonly kind: 'ambiguous-number' }
  | { readonly kind: 'not-a-number' };

/** A number read from text: `digits` is plain and signed ("-1234.56"), `decimals` how many follow the point. */
export interface NumberText {
  readonly plain: string;
  readonly decimals: number;
}

const BLANKS = '[ \\u00a0\\u2009\\u202f]';
const TRIM = new RegExp(`^[\\s\\u00a0\\u2009\\u202f]+|[\\s\\u00a0\\u2009\\u202f]+$`, 'g');
const EXPONENT = /^[+-]?\d[\d.,]*e[+-]?\d+$/i;
const ONE_MARK = new RegExp(`^(?:\\d|'|${BLANKS})*[.,]\\d{1,2}$`);
const ASCII_NUMBER = new RegExp(`^-?(?:\\d|[.,']|${BLANKS})+$`);

/** The text with a hyphen where the writer used a minus sign or an accountant's parentheses: `−12.50`, `($12.50)`, `$(12.50)`. */
export function withHyphen(text: string): string {
  const plain = text.replace('\u2212', '-');
  const inside = /^([^()\d]*)\(([^()]*)\)([^()\d]*)$/.exec(plain);
  return inside === null ? plain : `-${inside.slice(1).join('')}`;
}

/**
 * Reads a number as people type or paste it. Groups of three may be parted by blanks, apostrophes, or the mark that is not the
 * decimal one; anything that could also be read as another number is refused, never guessed.
 */
export function readNumberText(text: string, mark: DecimalMark): Result<NumberText, NumberTextFault> {
  const trimmed = withHyphen(text).replace(TRIM, '');
  if (trimmed === '') return fail({ kind: 'missing' });
  if (EXPONENT.test(trimmed)) return fail({ kind: 'exponent' });
  if (!ASCII_NUMBER.test(trimmed)) return fail({ kind: 'not-a-number' });

  const negative = trimmed.startsWith('-');
  const body = negative ? trimmed.slice(1) : trimmed;
  const decimalMark = mark === 'point' ? '.' : ',';
  const groupMark = mark === 'point' ? ',' : '.';
  const [whole = '', fraction, ...rest] = body.split(decimalMark);

  if (rest.length > 0)
    return fail({ kind: body.includes(groupMark) ? 'other-decimal-mark' : 'bad-grouping' });
  if (fraction?.includes(groupMark)) return fail({ kind: 'other-decimal-mark' });
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return fail({ kind: 'not-a-number' });

  const digits = ungroup(whole, groupMark);
  if (digits === null)
    return fail({
      kind: looksLikeOtherMark(whole, fraction) ? 'other-decimal-mark' : 'bad-grouping',
    });
  const decimals = fraction === undefined ? '' : `.${fraction}`;
  return ok({ plain: `${negative ? '-' : ''}${digits}${decimals}`, decimals: fraction?.length ?? 0 });
}

/**
 * Whether a typed text with its one mark could be a decimal or a thousand: what a point on the keypad or a habit of another language
 * makes of it. A zero or a fourth digit in front, or another count of digits behind, decides.
 */
export const couldBeThousands = (text: string): boolean =>
  /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(withHyphen(text).replace(TRIM, ''));

/** Digits without their group marks, or null where the groups are not threes or mix two marks. */
function ungroup(whole: string, groupMark: string): string | null {
  if (/^\d*$/.test(whole)) return whole === '' ? '0' : whole;
  const separators = [groupMark, "'", ' ', '\u00a0', '\u2009', '\u202f'];
  // A second kind of mark stays in the groups, which are no threes then.
  const separator = separators.find((mark) => whole.includes(mark)) ?? groupMark;
  const [first = '', ...groups] = whole.split(separator);
  const threes = /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return threes ? first + groups.join('') : null;
}

function looksLikeOtherMark(whole: string, fraction: string | undefined): boolean {
  // `1 234,5` is as clear as `1234,5`: blanks and apostrophes part groups in every language.
  return fraction === undefined && ONE_MARK.test(whole);
}
