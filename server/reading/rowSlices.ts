import { createInflateRaw } from 'node:zlib';
import type { ArchivePart } from './archiveParts';

/** A part of a sheet that is a sheet by itself. */
export interface SheetSlice {
  readonly markup: Buffer;
  /** The number of its first row, from 1. */
  readonly firstRow: number;
}

interface RowTag {
  readonly at: number;
  readonly end: number;
  readonly prefix: string;
  /** The number that the row has by itself. */
  readonly own: number | null;
}

/** The tags that begin rows, whole ones only. To look for their name costs far less than to look at every tag. */
function* rowTags(text: string, from: number): Generator<RowTag> {
  for (let name = text.indexOf('row', from); name !== -1; name = text.indexOf('row', name + 3)) {
    const at = text.lastIndexOf('<', name);
    const end = text.indexOf('>', name);
    if (end === -1) return;
    const prefix = text.slice(at + 1, name);
    if (at < from || !/^(?:[A-Za-z_][\w.-]*:)?$/.test(prefix) || !/[\s/>]/.test(text[name + 3] ?? ''))
      continue;
    const own = /\sr\s*=\s*["'](\d+)["']/.exec(text.slice(name + 3, end));
    yield { at, end: end + 1, prefix, own: own === null ? null : Number(own[1]) };
  }
}

/** A formula that stands in full at its first cell only. */
const SHARED = /t\s*=\s*["']shared["']/;

/** Longer than any tag that is looked for. */
const OVERLAP = 1_000;

/** Whether a sheet can be cut into rows: it has some, each below the one before, and none has its formula in another one. */
export async function isCuttable(part: ArchivePart): Promise<boolean> {
  let before = '';
  let rest = '';
  let last = 0;
  for await (const piece of unpacked(part)) {
    before = before.slice(-OVERLAP) + piece.toString('latin1');
    if (SHARED.test(before)) return false;
    const text = rest + piece.toString('latin1');
    let seen = 0;
    for (const { end, own } of rowTags(text, 0)) {
      const row = own ?? last + 1;
      if (row <= last) return false;
      last = row;
      seen = end;
    }
    // The piece may end inside a tag.
    const open = text.lastIndexOf('<');
    rest = text.slice(Math.max(seen, open === -1 ? text.length : open));
  }
  return last > 0;
}

/**
 * Cuts a sheet into sheets of at most `most` rows, piece by piece as it is unpacked. Each has what stands above the rows, and its
 * rows keep their numbers. Only the tags of rows are looked at; nothing inside a row is touched.
 */
export async function* rowSlices(part: ArchivePart, most: number): AsyncGenerator<SheetSlice> {
  const cutter = new RowCutter(most);
  for await (const piece of unpacked(part)) {
    yield* cutter.take(piece);
  }
  yield* cutter.end();
}

async function* unpacked({ content, method }: ArchivePart): AsyncGenerator<Buffer> {
  if (method === 0) {
    yield content;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: 1024 * 1024 });
  inflate.end(content);
  const pieces: AsyncIterable<Buffer> = inflate;
  yield* pieces;
}

class RowCutter {
  readonly #most: number;
  /** What is not cut yet, one letter for each byte. */
  #text = '';
  /** Rows in it, where they begin, and how far it was looked through. */
  #starts: { readonly at: number; readonly row: number }[] = [];
  #seen = 0;
  #head: string | null = null;
  #prefix = '';
  #row = 0;

  constructor(most: number) {
    this.#most = most;
  }

  *take(piece: Buffer): Generator<SheetSlice> {
    this.#text += piece.toString('latin1');
    this.#findRows();
    while (this.#starts.length > this.#most) yield this.#cut(this.#most, true);
  }

  *end(): Generator<SheetSlice> {
    if (this.#starts.length > 0) yield this.#cut(this.#starts.length, false);
  }

  #findRows(): void {
    for (const { at, end, prefix, own } of rowTags(this.#text, this.#seen)) {
      this.#row = own ?? this.#row + 1;
      this.#seen = end;
      this.#starts.push({ at, row: this.#row });
      if (this.#head !== null) continue;
      this.#head = this.#text.slice(0, at);
      this.#prefix = prefix;
    }
    // The last piece may end inside a tag.
    this.#seen = Math.max(this.#seen, this.#text.lastIndexOf('<'));
  }

  #cut(rows: number, isFollowed: boolean): SheetSlice {
    const from = this.#starts[0];
    const end = this.#starts[rows]?.at ?? this.#text.length;
    const markup = this.#text.slice(from?.at ?? 0, end);
    this.#text = this.#text.slice(end);
    this.#seen = Math.max(0, this.#seen - end);
    this.#starts = this.#starts.slice(rows).map(({ at, row }) => ({ at: at - end, row }));
    const p = this.#prefix;
    const firstRow = from?.row ?? 1;
    // A row without a number follows the one before it; an empty one stands in for that.
    const before = firstRow > 1 ? `<${p}row r="${firstRow - 1}"></${p}row>` : '';
    const tail = isFollowed ? `</${p}sheetData></${p}worksheet>` : '';
    return { markup: Buffer.from(`${this.#head ?? ''}${before}${markup}${tail}`, 'latin1'), firstRow };
  }
}
