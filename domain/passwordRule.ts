import { COMMON_WORDS } from './commonPasswordWords';

export const LONGEST_PASSWORD = 128;
const LEAST_ALONE = 15;
const LEAST_WITH_SECOND_FACTOR = 8;
/** Characters that must be left when everything guessable is taken away. */
const LEAST_OF_ITS_OWN = 4;
const SHORTEST_PERSONAL_WORD = 4;

export type PasswordProblem =
  | { readonly kind: 'password-too-short'; readonly least: number }
  | { readonly kind: 'password-too-long'; readonly most: number }
  | { readonly kind: 'password-common' }
  | { readonly kind: 'password-personal' };

export interface PasswordOwner {
  readonly hasSecondFactor: boolean;
  /** Names of the person, the company and the portal. */
  readonly personalTexts: readonly string[];
}

/** How many characters a password needs (NIST 800-63B-4: 15 alone, 8 beside a second factor). */
export const leastPasswordLength = (hasSecondFactor: boolean): number =>
  hasSecondFactor ? LEAST_WITH_SECOND_FACTOR : LEAST_ALONE;

/**
 * Why a password cannot be taken, or null. There is no composition rule: any characters do, in any mixture. Length counts
 * characters as people see them typed, after Unicode compatibility normalization.
 */
export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | null {
  const typed = password.normalize('NFKC');
  const { length } = Array.from(typed);
  const least = leastPasswordLength(owner.hasSecondFactor);
  if (length < least) return { kind: 'password-too-short', least };
  if (length > LONGEST_PASSWORD) return { kind: 'password-too-long', most: LONGEST_PASSWORD };
  if (ownCharacters(typed, COMMON_WORDS) < LEAST_OF_ITS_OWN) return { kind: 'password-common' };
  const personal = owner.personalTexts.flatMap(wordsOf);
  if (ownCharacters(typed, [...COMMON_WORDS, ...personal]) < LEAST_OF_ITS_OWN)
    return { kind: 'password-personal' };
  return null;
}

const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word.length >= SHORTEST_PERSONAL_WORD);

/** Lower case without accents, and the usual stand-ins of letters taken back. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[@4]/g, 'a')
    .replace(/3/g, 'e')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's')
    .replace(/7/g, 't')
    .replace(/1/g, 'i');

/** Characters left of a password without known words, runs, keyboard rows, digits and punctuation. */
function ownCharacters(password: string, words: readonly string[]): number {
  const byLength = [...new Set(words)].sort((a, b) => b.length - a.length);
  const readings = [password.toLowerCase(), folded(password)];
  return Math.min(...readings.map((text) => remainder(text, byLength)));
}

/** Shorter words count only where they stand alone: a plover is no lover. */
const SHORTEST_INSIDE = 5;

const withoutWhole = (text: string, word: string): string =>
  text
    .split(/(\P{L}+)/u)
    .map((part) => (part === word ? ' ' : part))
    .join('');

function remainder(text: string, words: readonly string[]): number {
  let rest = text;
  for (const word of words)
    rest = word.length < SHORTEST_INSIDE ? withoutWhole(rest, word) : rest.replaceAll(word, ' ');
  rest = withoutRows(rest)
    .replace(/(.)\1{2,}/gu, ' ')
    .replace(/(.{2,6}?)\1{2,}/gu, '');
  return Array.from(rest.replace(/[^\p{L}\p{So}\p{Sk}]/gu, '')).length;
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
];
const SHORTEST_ROW = 4;

/** Takes out parts of the alphabet and of keyboard rows, in both directions. */
function withoutRows(text: string): string {
  let rest = text;
  for (const row of ROWS.flatMap((keys) => [keys, Array.from(keys).reverse().join('')]))
    for (let length = row.length; length >= SHORTEST_ROW; length -= 1)
      for (let start = 0; start + length <= row.length; start += 1)
        rest = rest.replaceAll(row.slice(start, start + length), ' ');
  return rest;
}
