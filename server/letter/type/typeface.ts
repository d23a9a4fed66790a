import { type Family, familiesFor, type Slice, slicesOf } from './families';
import { type Face, loadSlice, WEIGHTS, type Weight } from './loadSlice';
import { shownText } from './shownText';

/** A piece of text that one font draws. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** Parts a text into pieces, each with its font. What no font has is written as its code. */
export type Typeface = (text: string, weight: Weight) => readonly Run[];

/** A slice that was read, in each weight. */
type Loaded = Readonly<Record<Weight, Face>>;

/** Every code is written with these, so they are always there. */
const CODE_LETTERS = '[]U+0123456789ABCDEF';

/** HYPHEN and NON-BREAKING HYPHEN look like the hyphen of every keyboard, and are drawn so where no font has them. */
const HYPHENS: ReadonlySet<number> = new Set([0x2010, 0x2011]);
const HYPHEN = '-';

/**
 * The fonts for these texts. It reads them before anything is drawn, since a document is drawn in one go.
 * @throws Error where a package of fonts is missing or damaged
 */
export async function openTypeface(texts: Iterable<string>): Promise<Typeface> {
  const loaded = new Map<string, Loaded>();
  let wanted = charactersOf(texts);
  // Where a file does not have a character that it names, the next one is asked: at most as often as there are files that name it.
  for (let round = 0; wanted.size > 0; round += 1) {
    const bySlice = new Map<Slice, Set<number>>();
    const still = new Map<readonly Family[], Set<number>>();
    for (const [families, codes] of wanted)
      for (const code of codes) {
        const slice = candidates(families, code)[round];
        if (slice === undefined || faceOf(loaded, families, code, 'regular') !== null) continue;
        addTo(still, families, code);
        addTo(bySlice, slice, code);
      }
    for (const [slice, codes] of bySlice) loaded.set(slice.name, await loadAll(slice, codes, loaded));
    wanted = still;
  }
  return (text, weight) => {
    const shown = shownText(text);
    const families = familiesFor(shown);
    return partRuns(shown, (code) => faceOf(loaded, families, code, weight));
  };
}

/** The characters of all texts, by the families that are asked for them. */
function charactersOf(texts: Iterable<string>): Map<readonly Family[], Set<number>> {
  const wanted = new Map<readonly Family[], Set<number>>();
  for (const text of [CODE_LETTERS, HYPHEN, ...texts]) {
    const shown = shownText(text);
    const families = familiesFor(shown);
    for (const character of shown) addTo(wanted, families, character.codePointAt(0) ?? 0);
  }
  return wanted;
}

function addTo<Key>(sets: Map<Key, Set<number>>, key: Key, code: number): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([code]));
  else set.add(code);
}

async function loadAll(
  slice: Slice,
  codes: ReadonlySet<number>,
  loaded: ReadonlyMap<string, Loaded>,
): Promise<Loaded> {
  const before = loaded.get(slice.name)?.regular.characters ?? [];
  const characters = new Set([...before, ...codes]);
  const [regular, bold] = await Promise.all(WEIGHTS.map((weight) => loadSlice(slice, weight, characters)));
  if (regular === undefined || bold === undefined) throw new RangeError('A weight is missing.');
  return { regular, bold };
}

const candidates = (families: readonly Family[], code: number): readonly Slice[] =>
  families.flatMap((family) => slicesOf(family, code));

function faceOf(
  loaded: ReadonlyMap<string, Loaded>,
  families: readonly Family[],
  code: number,
  weight: Weight,
): Face | null {
  for (const slice of candidates(families, code)) {
    const face = loaded.get(slice.name)?.[weight];
    if (face?.characters.has(code) === true) return face;
  }
  return null;
}

function partRuns(text: string, find: (code: number) => Face | null): readonly Run[] {
  const runs: { face: Face; text: string }[] = [];
  const add = (face: Face | null, part: string): void => {
    const last = runs.at(-1);
    if (face === null) return;
    if (last?.face === face) last.text += part;
    else runs.push({ face, text: part });
  };
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const face = find(code);
    if (face !== null) add(face, character);
    else
      for (const letter of HYPHENS.has(code) ? HYPHEN : codeOf(code))
        add(find(letter.codePointAt(0) ?? 0), letter);
  }
  return runs;
}

/** A character that cannot be drawn, so that a person sees that one is there and can look it up: [U+1F332]. */
const codeOf = (code: number): string => `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
