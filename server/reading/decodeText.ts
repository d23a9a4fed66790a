import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';
import { encodingByMark, HEAD_BYTES, unmarkedWideEncoding } from './fileFormat';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A file's bytes from the beginning; every call reads it again. */
export type FileBytes = () => AsyncIterable<Uint8Array>;

/**
 * How a text file is encoded: by its mark, else by its zero bytes, else UTF-8 where all of it is well formed, else Windows-1252,
 * which every sequence of bytes is.
 */
export async function detectEncoding(bytes: FileBytes): Promise<TextEncoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const part of bytes()) {
    if (isFirst) {
      const head = part.subarray(0, HEAD_BYTES);
      const wide = encodingByMark(head)?.encoding ?? unmarkedWideEncoding(head);
      if (wide !== null && wide !== 'utf-8') return wide;
      isFirst = false;
    }
    if (!accepts(strict, part, true)) return 'windows-1252';
  }
  return accepts(strict, new Uint8Array(), false) ? 'utf-8' : 'windows-1252';
}

/** The file's text in pieces, its byte order mark left out. A piece may end anywhere, never inside a character. */
export async function* decodeText(bytes: FileBytes, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  let isFirst = true;
  for await (const part of bytes()) {
    const text = decoder.write(Buffer.from(part));
    if (text === '') continue;
    yield isFirst ? text.replace(/^\ufeff/, '') : text;
    isFirst = false;
  }
  const rest = decoder.end();
  if (rest !== undefined && rest !== '') yield rest;
}

function accepts(decoder: TextDecoder, part: Uint8Array, stream: boolean): boolean {
  try {
    decoder.decode(part, { stream });
    return true;
  } catch {
    return false;
  }
}
