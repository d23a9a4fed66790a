import { fail, ok, type Result } from './result';

/** A tariff number as it is stored: four to ten digits, without dots. */
export type HtsCode = string;

export type HtsCodeFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'shortened-by-spreadsheet' }
  | { readonly kind: 'wrong-length'; readonly length: number }
  | { readonly kind: 'not-a-tariff-number' };

/** Reads the tariff number of an entry line: ten digits, dots and blanks optional ("4407.11.0001"). Leading zeros count. */
export function parseHtsCode(text: string): Result<HtsCode, HtsCodeFault> {
  const read = readDigits(text);
  if (!read.ok) return read;
  return read.value.length === 10 ? read : fail({ kind: 'wrong-length', length: read.value.length });
}

/** Reads the tariff number, or the beginning of one, that a coverage rule is written with: four to ten digits. */
export function parseHtsPrefix(text: string): Result<HtsCode, HtsCodeFault> {
  const read = readDigits(text);
  if (!read.ok) return read;
  const { length } = read.value;
  return length >= 4 && length <= 10 ? read : fail({ kind: 'wrong-length', length });
}

/** The number as people write it: 4407110001 is "4407.11.0001". */
export function formatHtsCode(code: HtsCode): string {
  const parts = [code.slice(0, 4), code.slice(4, 6), code.slice(6)];
  return parts.filter((part) => part !== '').join('.');
}

function readDigits(text: string): Result<HtsCode, HtsCodeFault> {
  if (/^\s*\d[\d.,]*E[+-]?\d+\s*$/i.test(text)) return fail({ kind: 'shortened-by-spreadsheet' });
  const plain = text.replace(/[\s.\u00a0]/g, '');
  if (plain === '') return fail({ kind: 'missing' });
  return /^\d+$/.test(plain) ? ok(plain) : fail({ kind: 'not-a-tariff-number' });
}
