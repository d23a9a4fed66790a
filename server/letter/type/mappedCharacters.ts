/**
 * The characters that a font draws, as its table `cmap` says. It reads the two formats that HarfBuzz writes: 12 has all, 4 has those
 * of the first 65,536.
 * @param font a TrueType font
 */
export function mappedCharacters(font: Buffer): ReadonlySet<number> {
  const characters = new Set<number>();
  const cmap = tableAt(font, 'cmap');
  if (cmap === null) return characters;
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) readSegments(font, at, characters);
    if (format === 12) readGroups(font, at, characters);
  }
  return characters;
}

function tableAt(font: Buffer, tag: string): number | null {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  return null;
}

function readGroups(font: Buffer, at: number, characters: Set<number>): void {
  for (let group = 0; group < font.readUInt32BE(at + 12); group += 1) {
    const from = font.readUInt32BE(at + 16 + group * 12);
    const upTo = font.readUInt32BE(at + 20 + group * 12);
    for (let character = from; character <= upTo; character += 1) characters.add(character);
  }
}

function readSegments(font: Buffer, at: number, characters: Set<number>): void {
  const size = font.readUInt16BE(at + 6);
  const [ends, starts, deltas, offsets] = [at + 14, at + 16 + size, at + 16 + 2 * size, at + 16 + 3 * size];
  for (let segment = 0; segment < size; segment += 2) {
    const from = font.readUInt16BE(starts + segment);
    const offset = font.readUInt16BE(offsets + segment);
    for (let character = from; character <= font.readUInt16BE(ends + segment); character += 1) {
      const glyph =
        offset === 0
          ? (character + font.readUInt16BE(deltas + segment)) & 0xffff
          : font.readUInt16BE(offsets + segment + offset + (character - from) * 2);
      if (glyph !== 0) characters.add(character);
    }
  }
}
