import '@fastify/multipart';
import { finished, Transform, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { fail, ok } from '../../../domain/result';
import { errorCodeOf } from '../../system/errorCode';
import type { Failure, Outcome } from '../../failure';
import type { IncomingFile } from './call';

/** An upload: its file, still to be read, and the text parts sent before it. */
export interface Upload {
  readonly file: IncomingFile;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The stream of a file fails with this once it is larger than allowed. */
export class FileTooLarge extends Error {
  readonly limitBytes: number;
  constructor(limitBytes: number) {
    super(`larger than ${limitBytes} bytes`);
    this.limitBytes = limitBytes;
  }
}

/** The form of an upload, or the connection it came on, ended in the middle. */
export class UploadBroken extends Error {
  constructor(cause: unknown) {
    super('the upload ended in the middle', { cause });
  }
}

/** A slow line pauses for seconds, not for this long. */
const SILENCE_MS = 30_000;

/** Room for the other parts and the lines between them. */
const ENVELOPE_BYTES = 64 * 1024;

export const tooLarge = (limitBytes: number): Failure => ({
  kind: 'payload-too-large',
  values: { limit: limitBytes },
});

/** Refuses at once what announces itself as larger than allowed. */
export function oversized(request: FastifyRequest, maxBytes: number): Failure | null {
  const announced = Number(request.headers['content-length'] ?? 0);
  return announced > maxBytes + ENVELOPE_BYTES ? tooLarge(maxBytes) : null;
}

/** Reads up to the file part. Text parts must come before it: what follows the file is read only after the answer. */
export async function openUpload(request: FastifyRequest, maxBytes: number): Promise<Outcome<Upload>> {
  if (!request.isMultipart()) return fail({ kind: 'payload-not-multipart' });
  const fields: Record<string, unknown> = {};
  const parts = request.parts({
    limits: { fileSize: maxBytes + ENVELOPE_BYTES, files: 1, fields: 20, fieldSize: 10_000, parts: 21 },
  });
  for await (const part of brokenOff(parts)) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    return ok({ file: { name: part.filename, stream: limited(part.file, maxBytes) }, fields });
  }
  return fail({ kind: 'invalid-input', fields: [{ field: 'file', kind: 'file-missing' }] });
}

/** The parser says what is wrong with a form in errors without a code. */
async function* brokenOff<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    throw errorCodeOf(error) === null ? new UploadBroken(error) : error;
  }
}

function limited(source: Readable, maxBytes: number): Readable {
  let seen = 0;
  // Whoever sends nothing any more must not keep a place and what has come so far.
  const silence = setTimeout(() => counted.destroy(new UploadBroken('silence')), SILENCE_MS);
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      silence.refresh();
      seen += chunk.length;
      if (seen > maxBytes) done(new FileTooLarge(maxBytes));
      else done(null, chunk);
    },
  });
  // What is left of a refused file still has to be read, or the sender never gets to see the answer.
  counted.once('close', () => {
    clearTimeout(silence);
    source.resume();
  });
  // Whoever takes the file sees the error; until then it must not end the process.
  counted.on('error', () => undefined);
  // Also of one that has ended already: a short body is parsed before anybody asks for its parts.
  finished(source, (error) => {
    if (error !== null && error !== undefined) counted.destroy(new UploadBroken(error));
  });
  return source.pipe(counted);
}
