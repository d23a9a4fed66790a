import { TextDecoder } from 'node:util';
import type { DocumentType } from '../../../contract/limits';

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

/** Rows and columns of plain text: no control characters, not markup and not a program's first line. */
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
  ['text/csv', isTable],
];

/** What a file is by its content, whatever its name says; null where it is none of the kinds that are taken. */
export const documentTypeOf = (bytes: Buffer): DocumentType | null =>
  KINDS.find(([, matches]) => matches(bytes))?.[0] ?? null;
