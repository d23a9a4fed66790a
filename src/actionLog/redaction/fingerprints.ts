import { isPlainData, plainDataIn, type Stretch } from '../../../domain/plainData';
import { textHash } from '../stateHash';
import { productWords, WORD } from './productWords';

/** Where a marked value was found where none may be. */
export type Found = Stretch;

export interface Fingerprints {
  /** Remembers a marked value, not as itself: by its length, its first letters' hash and a hash of the whole. */
  readonly remember: (value: string) => void;
  /** Where remembered values stand in a text as whole words, in any letter case. Dates and numbers of records hold none. */
  readonly findIn: (text: string) => readonly Found[];
  readonly has: (text: string) => boolean;
  /** Everything remembered, to go on with after a reload. */
  readonly stored: () => readonly (readonly [gram: number, length: number, hash: string])[];
}

const GRAM = 4;
const MOST = 50_000;

/**
 * What the scanner of an export knows of the marked values a log has met. Values shorter than four characters, single words the
 * product itself uses, short numbers, dates, amounts, and numbers of records tell of nobody and are not looked for.
 */
export function createFingerprints(
  salt: string,
  stored: ReturnType<Fingerprints['stored']> = [],
): Fingerprints {
  const byGram = new Map<number, Map<number, Set<string>>>();
  const grams = new Uint8Array(65_536);
  let count = 0;
  for (const [gram, length, hash] of stored) add(gram, length, hash);

  function add(gram: number, length: number, hash: string): void {
    const lengths = byGram.get(gram) ?? new Map<number, Set<string>>();
    const hashes = lengths.get(length) ?? new Set<string>();
    if (hashes.has(hash) || count >= MOST) return;
    hashes.add(hash);
    lengths.set(length, hashes);
    byGram.set(gram, lengths);
    grams[gram & 0xffff] = 1;
    count += 1;
  }

  function findIn(text: string): readonly Found[] {
    const small = text.toLowerCase();
    const found: Found[] = [];
    for (let from = 0; from + GRAM <= small.length; from += 1) {
      const gram = gramAt(small, from);
      if (grams[gram & 0xffff] === 0) continue;
      const length = lengthFound(small, from, byGram.get(gram));
      if (length === undefined) continue;
      found.push({ from, to: from + length });
      from += length - 1;
    }
    return found.length === 0 ? found : outsidePlainData(text, found);
  }

  /** The longest remembered value that stands here as a whole. */
  function lengthFound(
    text: string,
    from: number,
    lengths: Map<number, Set<string>> | undefined,
  ): number | undefined {
    if (lengths === undefined) return undefined;
    let longest: number | undefined;
    for (const [length, hashes] of lengths) {
      if (from + length > text.length || length < (longest ?? 0)) continue;
      if (!isWhole(text, from, from + length)) continue;
      if (hashes.has(textHash(salt + text.slice(from, from + length)))) longest = length;
    }
    return longest;
  }

  return {
    remember: (value) => {
      const small = value.trim().toLowerCase();
      if (small.length < GRAM || isProductWord(small) || isPlainData(small)) return;
      for (const spelling of spellings(small))
        add(gramAt(spelling, 0), spelling.length, textHash(salt + spelling));
    },
    findIn,
    has: (text) => findIn(text).length > 0,
    stored: () =>
      [...byGram].flatMap(([gram, lengths]) =>
        [...lengths].flatMap(([length, hashes]) => [...hashes].map((hash) => [gram, length, hash] as const)),
      ),
  };
}

/** A year that was searched for is in every date, and a letter with a year in every record number: those stay as they are. */
function outsidePlainData(text: string, found: readonly Found[]): readonly Found[] {
  const plain = plainDataIn(text);
  return found.filter(({ from, to }) => !plain.some((data) => data.from <= from && to <= data.to));
}

/** A value as it stands in a text, and as it stands in JSON, and in JSON inside JSON (the key of a cached answer). */
function spellings(value: string): ReadonlySet<string> {
  const inJson = JSON.stringify(value).slice(1, -1);
  return new Set([value, inJson, JSON.stringify(inJson).slice(1, -1)]);
}

function isProductWord(value: string): boolean {
  const words = value.match(WORD) ?? [];
  return words.length < 2 && words.join('') === value && productWords().has(value);
}

const gramAt = (text: string, at: number): number =>
  (Math.imul(
    Math.imul(Math.imul(text.charCodeAt(at), 31) + text.charCodeAt(at + 1), 31) + text.charCodeAt(at + 2),
    31,
  ) +
    text.charCodeAt(at + 3)) |
  0;

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** No letter or digit goes on before or behind it. */
function isWhole(text: string, from: number, to: number): boolean {
  // Behind a backslash stands the letter of an escape, as in "\\n".
  const goesOnBefore =
    isWordCharacter(text[from]) && isWordCharacter(text[from - 1]) && text[from - 2] !== '\\';
  const goesOnBehind = isWordCharacter(text[to - 1]) && isWordCharacter(text[to]);
  return !goesOnBefore && !goesOnBehind;
}
