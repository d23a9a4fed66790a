import type { Result } from '../../../domain/result';
import type { ApiFailure } from './apiFailure';
import type { ApiThunk } from './apiThunk';
import { byteDigest } from './textDigest';

/** A file as a call's arguments name it: the bytes are among the held things, under the handle. */
export interface FileRef {
  readonly handle: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** SHA-256 of the bytes in hexadecimal digits; null where the browser offers none (a page without HTTPS). */
  readonly digest: string | null;
}

/**
 * Reads a chosen file once and holds its bytes for one call. What is sent is what was read, so the file can change or disappear
 * while it is sent, and a repeated call sends the same bytes. A file that changed between choice and reading is refused.
 */
export const holdFile =
  (file: File, handle?: string): ApiThunk<Promise<Result<FileRef, ApiFailure>>> =>
  async (_dispatch, _getState, { held }) => {
    const bytes = await readBytes(file);
    if (bytes?.byteLength !== file.size) return { ok: false, failure: { kind: 'file-changed' } };
    const { name, type, size } = file;
    const digest = await byteDigest(bytes);
    const copy = new File([bytes], name, { type });
    return {
      ok: true,
      value: { handle: held.hold({ kind: 'file', file: copy }, handle), name, size, type, digest },
    };
  };

async function readBytes(file: File): Promise<ArrayBuffer | undefined> {
  try {
    return await file.arrayBuffer();
  } catch {
    return undefined;
  }
}
