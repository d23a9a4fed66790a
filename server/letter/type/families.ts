import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Noto Sans as its packages cut it: each file has the characters of some ranges, in every weight. */
export type Family = 'noto-sans' | 'noto-sans-sc' | 'noto-sans-tc' | 'noto-sans-jp' | 'noto-sans-kr';

/** One file of a family. */
export interface Slice {
  readonly family: Family;
  readonly name: string;
  readonly file: string;
  readonly characters: ReadonlySet<number>;
}

const rangesOf = z.record(z.string(), z.string());

const opened = new Map<Family, ReadonlyMap<number, readonly Slice[]>>();

/**
 * The files of a family that are to have a character, as their ranges overlap. Not all have what they name: what was read decides
 * (`loadSlice`).
 */
export function slicesOf(family: Family, character: number): readonly Slice[] {
  let slices = opened.get(family);
  if (slices === undefined) {
    slices = readSlices(family);
    opened.set(family, slices);
  }
  return slices.get(character) ?? [];
}

function readSlices(family: Family): ReadonlyMap<number, readonly Slice[]> {
  const source = `@fontsource-variable/${family}`;
  const ranges = rangesOf.parse(
    JSON.parse(readFileSync(require.resolve(`${source}/unicode.json`), 'utf8')) as unknown,
  );
  const slices = new Map<number, Slice[]>();
  for (const [key, text] of Object.entries(ranges)) {
    const name = key.replace(/[[\]]/g, '');
    const characters = new Set(charactersOf(text));
    const file = `${source}/files/${family}-${name}-wght-normal.woff2`;
    const slice = { family, name: `${family}-${name}`, file, characters };
    for (const character of characters) {
      const others = slices.get(character);
      // The letters of Europe come last, and nearly every document has them already: they are asked first.
      if (others === undefined) slices.set(character, [slice]);
      else others.unshift(slice);
    }
  }
  return slices;
}

/** Ranges as a style sheet writes them: U+0-FF, U+131. */
function* charactersOf(ranges: string): Generator<number> {
  for (const [, from = '', upTo = from] of ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi))
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(upTo, 16); code += 1) yield code;
}

/**
 * The families to ask for a text's characters, first to last. The same ideograph is drawn differently in Japan, Korea, and China: what
 * stands beside it tells where it is from, and where nothing does, one family that has all of them. There is one answer for each home,
 * so that answers can be compared.
 */
export const familiesFor = (text: string): readonly Family[] => ORDERS[homeOf(text)];

type EastAsian = Exclude<Family, 'noto-sans'>;
const EAST_ASIAN: readonly EastAsian[] = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'];

const orderFrom = (home: EastAsian): readonly Family[] => [
  'noto-sans',
  home,
  ...EAST_ASIAN.filter((family) => family !== home),
];
const ORDERS: Readonly<Record<EastAsian, readonly Family[]>> = {
  'noto-sans-sc': orderFrom('noto-sans-sc'),
  'noto-sans-tc': orderFrom('noto-sans-tc'),
  'noto-sans-jp': orderFrom('noto-sans-jp'),
  'noto-sans-kr': orderFrom('noto-sans-kr'),
};

function homeOf(text: string): EastAsian {
  if (!/[\u2e80-\u{10ffff}]/u.test(text)) return 'noto-sans-sc';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'noto-sans-jp';
  if (/\p{Script=Hangul}/u.test(text)) return 'noto-sans-kr';
  if (/\p{Script=Bopomofo}/u.test(text)) return 'noto-sans-tc';
  const ideographs = Array.from(text.matchAll(/\p{Script=Han}/gu), ([each]) => each.codePointAt(0) ?? 0);
  const hasAll = (family: Family): boolean => ideographs.every((each) => slicesOf(family, each).length > 0);
  return EAST_ASIAN.find(hasAll) ?? 'noto-sans-sc';
}
