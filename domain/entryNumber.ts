import { fail, ok, type Result } from './result';

/** A Customs entry number as it is stored: filer code (3), number (7), check digit, without hyphens. */
export type EntryNumber = string;

export type EntryNumberFault =
  | { readonly kind: 'missing' }
  /** `1.00000E+10`: a spreadsheet has turned the number into an approximation; its digits are lost. */
  | { readonly kind: 'shortened-by-spreadsheet' }
  /** Not eleven characters; leading zeros lost by a spreadsheet look like this. */
  | { readonly kind: 'wrong-length'; readonly length: number }
  | { readonly kind: 'not-an-entry-number' }
  /** Well formed, but its last digit does not follow from the others. `entryNumber` is the number as given, normalized. */
  | { readonly kind: 'bad-check-digit'; readonly entryNumber: EntryNumber; readonly expected: string };

const SHAPE = /^[0-9A-Z]{3}[0-9]{8}$/;
const IN_BETWEEN = /[\s\u00a0\u202f\u2010-\u2015-]/g;

/**
 * Reads an entry number in any spelling: letter case, blanks and hyphens do not matter (19 CFR 142.3a). A text that a
 * spreadsheet has damaged is refused, never corrected: what it lost cannot be known.
 */
export function parseEntryNumber(text: string): Result<EntryNumber, EntryNumberFault> {
  const plain = normalize(text);
  if (looksShortened(text) && !isWhole(text.trim().toUpperCase()))
    return fail({ kind: 'shortened-by-spreadsheet' });
  if (plain === '') return fail({ kind: 'missing' });
  if (!/^[0-9A-Z]+$/.test(plain)) return fail({ kind: 'not-an-entry-number' });
  if (plain.length !== 11) return fail({ kind: 'wrong-length', length: plain.length });
  if (!SHAPE.test(plain)) return fail({ kind: 'not-an-entry-number' });
  const expected = checkDigit(plain.slice(0, -1));
  return plain.endsWith(expected)
    ? ok(plain)
    : fail({ kind: 'bad-check-digit', entryNumber: plain, expected });
}

const looksShortened = (text: string): boolean => /^\s*\d[\d.,]*E[+-]?\d+\s*$/i.test(text);

/** A filer code such as 1E1 makes a number look like a power of ten; all eleven characters and the check digit say that it is whole. */
const isWhole = (text: string): boolean => SHAPE.test(text) && text.endsWith(checkDigit(text.slice(0, -1)));

/** A search text brought to the stored spelling, whole number or part of one. */
export const normalize = (text: string): string => text.replace(IN_BETWEEN, '').toUpperCase();

/** The number as people write it: `XXX-NNNNNNN-N`, however it is spelled before. */
export function formatEntryNumber(entryNumber: EntryNumber): string {
  const plain = normalize(entryNumber);
  return `${plain.slice(0, 3)}-${plain.slice(3, 10)}-${plain.slice(10)}`;
}

/**
 * The check digit of filer code and number, ten characters (ACE entry table 1). Letters count A–I and J–R 1 to 9, S–Z 2 to 9;
 * every second place counts double, by digit sum; the digit makes the sum a multiple of ten.
 */
export function checkDigit(firstTen: string): string {
  let sum = 0;
  for (const [index, character] of Array.from(firstTen).entries()) {
    const value = valueOf(character);
    const weighed = index % 2 === 1 ? value * 2 : value;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return ((10 - (sum % 10)) % 10).toString();
}

function valueOf(character: string): number {
  if (/\d/.test(character)) return Number(character);
  const place = character.charCodeAt(0) - 'A'.charCodeAt(0);
  if (place < 9) return place + 1;
  return place < 18 ? place - 8 : place - 16;
}
