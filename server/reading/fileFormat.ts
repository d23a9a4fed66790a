import { fail, ok, type Result } from '../../domain/result';

export type CustomsFileFormat = 'delimited' | 'xlsx';

/** A file that is not a table this import reads. `looksLike` names what it seems to be. */
export interface WrongFileKind {
  readonly kind: 'not-a-customs-file';
  /** A workbook with a password is kept in the container of the old format, so the two look the same. */
  readonly looksLike: 'old-excel' | 'web-page' | 'pdf' | 'archive' | 'image' | 'binary';
}

/** Bytes from the beginning of a file that are enough to tell. */
export const HEAD_BYTES = 4096;

const SIGNATURES: readonly (readonly [string, WrongFileKind['looksLike']])[] = [
  ['d0cf11e0a1b11ae1', 'old-excel'],
  ['25504446', 'pdf'],
  ['1f8b', 'archive'],
  ['377abcaf271c', 'archive'],
  ['52617221', 'archive'],
  ['89504e47', 'image'],
  ['ffd8ff', 'image'],
  ['47494638', 'image'],
];

/** Some programs save a web page, or the XML of Excel 2003, under the name of a workbook. */
const MARKUP = /^\s*<(?:!doctype|html|head|table|meta|style|\?xml|workbook)\b/i;

/** The beginning of a file as plain letters, in whichever encoding; what is no letter does not matter here. */
const plainStart = (head: Uint8Array): string =>
  Buffer.from(head)
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '');

/**
 * Tells from the first bytes, never from the name, how a Customs file is to be read. A zip archive is taken for a workbook
 * here; whether it is one shows when it is opened.
 */
export function customsFileFormat(head: Uint8Array): Result<CustomsFileFormat, WrongFileKind> {
  const hex = Buffer.from(head.subarray(0, 8)).toString('hex');
  if (hex.startsWith('504b0304')) return ok('xlsx');
  const known = SIGNATURES.find(([signature]) => hex.startsWith(signature));
  if (known !== undefined) return fail({ kind: 'not-a-customs-file', looksLike: known[1] });
  if (MARKUP.test(plainStart(head))) return fail({ kind: 'not-a-customs-file', looksLike: 'web-page' });
  if (encodingByMark(head) === null && unmarkedWideEncoding(head) === null && hasControlBytes(head))
    return fail({ kind: 'not-a-customs-file', looksLike: 'binary' });
  return ok('delimited');
}

export type WideEncoding = 'utf-16le' | 'utf-16be';

/** The encoding a byte order mark names, with the mark's length; null without one. */
export function encodingByMark(
  head: Uint8Array,
): { readonly encoding: 'utf-8' | WideEncoding; readonly markBytes: number } | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'utf-8', markBytes: 3 };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', markBytes: 2 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', markBytes: 2 };
  return null;
}

/** UTF-16 without a mark: headings are plain letters, so nearly every other byte is zero. */
export function unmarkedWideEncoding(head: Uint8Array): WideEncoding | null {
  const pairs = Math.floor(head.length / 2);
  if (pairs < 4) return null;
  let zeroFirst = 0;
  let zeroSecond = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (head[pair * 2] === 0) zeroFirst += 1;
    if (head[pair * 2 + 1] === 0) zeroSecond += 1;
  }
  if (zeroSecond > pairs * 0.7 && zeroFirst === 0) return 'utf-16le';
  if (zeroFirst > pairs * 0.7 && zeroSecond === 0) return 'utf-16be';
  return null;
}

const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);

/** A stray zero byte in a long text is a fault of one cell; the row that has it says so. */
function hasControlBytes(head: Uint8Array): boolean {
  const zeros = head.filter((byte) => byte === 0).length;
  return (
    zeros > Math.floor(head.length / 50) ||
    head.some((byte) => byte !== 0 && byte < 0x20 && !TEXT_CONTROLS.has(byte))
  );
}
