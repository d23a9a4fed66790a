/** One in so many claims is opened before many are approved at once, */
const ONE_IN = 10;
/** but no fewer than this, or all of them, */
const FEWEST = 3;
/** and no more than this. */
const MOST = 20;

/** How many of the claims must be opened. */
export const sampleSize = (claims: number): number =>
  Math.min(claims, MOST, Math.max(FEWEST, Math.ceil(claims / ONE_IN)));

/**
 * The claims that must be opened, chosen at random: each is ranked by a hash of the seed and its own id, so that the same seed gives
 * the same sample to whoever checks it later, in whatever order the claims come.
 */
export function drawSample(ids: readonly string[], seed: string): readonly string[] {
  const ranked = ids.map((id) => ({ id, rank: hash(`${seed}:${id}`) }));
  return ranked
    .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1))
    .slice(0, sampleSize(ids.length))
    .map(({ id }) => id);
}

/** FNV-1a over the text, then a mix of all bits: neighboring ids come to lie far apart. 32 bits, without a sign. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
