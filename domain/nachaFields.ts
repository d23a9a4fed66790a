import { type CalendarDate } from './calendarDate';

export const RECORD_LENGTH = 94;

/** Letters that fall apart into a plain one and an accent do so; these do not. */
const SPELT: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  ß: 'SS',
  ẞ: 'SS',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
  '‘': "'",
  '’': "'",
  '‚': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};

const spelt = (text: string): string =>
  Array.from(text.toUpperCase(), (letter) => SPELT[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase();

/** A name in the bank's letters, or null where it has letters that none of them stands for. */
export function bankLetters(name: string): string | null {
  const plain = spelt(name).replace(/\s+/g, ' ').trim();
  return /^[ -~]*[A-Z0-9][ -~]*$/.test(plain) ? plain : null;
}

/** Text as the format knows it: capital letters without accents, cut or filled with blanks to a width. */
export const alphameric = (text: string, width: number): string =>
  spelt(text)
    .replace(/[^ -~]/g, ' ')
    .slice(0, width)
    .padEnd(width, ' ');

/**
 * A number filled with zeros to a width.
 * @throws when it does not fit: a number that is cut would be another amount
 */
export function numeric(value: bigint, width: number): string {
  const digits = value.toString();
  if (value < 0n || digits.length > width) throw new Error(`${digits} does not fit into ${width} digits`);
  return digits.padStart(width, '0');
}

/** A date as YYMMDD. */
export const sixDigits = (date: CalendarDate): string => date.slice(2).replaceAll('-', '');

/**
 * One record of its parts.
 * @throws when they are not 94 characters together
 */
export function record(parts: readonly string[]): string {
  const line = parts.join('');
  if (line.length !== RECORD_LENGTH) throw new Error(`a record has ${line.length} characters: ${line}`);
  return line;
}
