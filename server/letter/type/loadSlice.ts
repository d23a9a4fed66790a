import { readFile } from 'node:fs/promises';
import type { Slice } from './families';
import { mappedCharacters } from './mappedCharacters';

export type Weight = 'regular' | 'bold';
export const WEIGHTS: readonly Weight[] = ['regular', 'bold'];

/** A font file of one weight, and the characters that it draws. */
export interface Face {
  readonly name: string;
  readonly weight: Weight;
  readonly bytes: Buffer;
  readonly characters: ReadonlySet<number>;
}

/** The letters of Europe are kept: nearly every document has them. Of the others, a document has some characters, which are cut again. */
const kept = new Map<string, Promise<Face>>();

/** One slice in one weight, with at least these of its characters. */
export function loadSlice(slice: Slice, weight: Weight, characters: ReadonlySet<number>): Promise<Face> {
  if (slice.family !== 'noto-sans') return cut(slice, weight, characters);
  const key = `${slice.name} ${weight}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const loading = cut(slice, weight, slice.characters);
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}

/** What is used here of HarfBuzz's subsetter, which has no types for it. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    readonly targetFormat: 'sfnt';
    readonly variationAxes: { readonly wght: number };
    readonly noHinting: boolean;
    readonly keepFeatures: readonly string[];
  },
) => Promise<Buffer>;

/**
 * Places of accents, and space between pairs. Features that replace letters by others are left out: the text that is copied out of the
 * document would be another one.
 */
const FEATURES = ['mark', 'mkmk', 'kern'];

async function cut(slice: Slice, weight: Weight, characters: ReadonlySet<number>): Promise<Face> {
  // oxlint-disable-next-line typescript/no-require-imports -- a CommonJS module without types, loaded with the first letter
  const subsetFont = require('subset-font') as SubsetFont;
  const bytes = await subsetFont(
    await readFile(require.resolve(slice.file)),
    String.fromCodePoint(...characters),
    {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight === 'bold' ? 700 : 400 },
      noHinting: true,
      keepFeatures: FEATURES,
    },
  );
  return { name: `${slice.name} ${weight}`, weight, bytes, characters: mappedCharacters(bytes) };
}
