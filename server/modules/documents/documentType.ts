import { TextDecoder } from 'node:util';
import type { DocumentType } from '../../../contract/limits';
import { archiveNames } from '../../reading/unpackedSize';

const startsWith = (bytes: Buffer, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** A PDF begins with its mark, not somewhere later as in files that are two things at once, and has an end. */
const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\./.test(bytes.subarray(0, 7).toString('latin1')) && bytes.subarray(-2048).includes('%%EOF');

const PNG_MARK = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

const isPng = (bytes: Buffer): boolean =>
  startsWith(bytes, ...PNG_MARK) &&
  bytes.subarray(12, 16).toString('latin1') === 'IHDR' &&
  bytes.subarray(-8, -4).toString('latin1') === 'IEND';

/** Cameras write their own data after the picture's end mark, so it is looked for and need not be last. */
const isJpeg = (bytes: Buffer): boolean =>
  startsWith(bytes, 0xff, 0xd8, 0xff) && bytes.includes(Buffer.from([0xff, 0xd9]), 2);

const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']);

/** A box of the file's kind first, as phones write it; of the kinds, those that are one picture packed as HEVC. */
function isHeic(bytes: Buffer): boolean {
  if (bytes.subarray(4, 8).toString('latin1') !== 'ftyp') return false;
  const length = Math.min(bytes.readUInt32BE(0), 256);
  const brands = bytes.subarray(8, length).toString('latin1').match(/.{4}/gs) ?? [];
  return HEIC_BRANDS.has(brands[0] ?? '') && brands.some((brand) => /^hei[cxms]$/.test(brand));
}

/** A workbook without programs in it: the parts that make an archive one, and the archive from its first byte. */
function isWorkbook(bytes: Buffer): boolean {
  if (!startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return false;
  const names = archiveNames(bytes);
  return (
    names !== null &&
    ['[Content_Types].xml', 'xl/workbook.xml'].every((name) => names.includes(name)) &&
    !names.some((name) => /vbaProject\.bin$/i.test(name))
  );
}

/** Rows and columns of plain text: no control characters, no markup, and no script header. */
function isTable(bytes: Buffer): boolean {
  const text = decodeText(bytes);
  if (text === null || hasControlCharacters(text)) return false;
  const [heading = ''] = text.trimStart().split(/\r\n|\n|\r/, 1);
  return /[,;\t]/.test(heading) && !/^(<|#!|%!|\{|\[)/.test(heading);
}

/** UTF-8, or UTF-16 as spreadsheets save "Unicode text". */
function decodeText(bytes: Buffer): string | null {
  const encoding = startsWith(bytes, 0xff, 0xfe) ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return hasControlCharacters(bytes.toString('latin1')) ? null : bytes.toString('latin1');
  }
}

const hasControlCharacters = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d && code !== 0x0c) return true;
  }
  return false;
};

const KINDS: readonly (readonly [DocumentType, (bytes: Buffer) => boolean])[] = [
  ['application/pdf', isPdf],
  ['image/png', isPng],
  ['image/jpeg', isJpeg],
  ['image/heic', isHeic],
  ['text/csv', isTable],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', isWorkbook],
];

/** What a file is by its content, whatever its name says; null where it is none of the kinds that are taken. */
export const documentTypeOf = (bytes: Buffer): DocumentType | null =>
  KINDS.find(([, matches]) => matches(bytes))?.[0] ?? null;
