import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES } from './fileFormat';

/** A file that arrived whole, kept aside until its bytes are in the database. */
export interface ReceivedFile {
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The first bytes, enough to tell what it is. */
  readonly head: Buffer;
  /** The bytes from the beginning, in parts of at most `size`. */
  parts(size: number): AsyncIterable<Buffer>;
}

class TooLong extends Error {}

/**
 * Streams an upload to a file of its own and hands it to `use`; the file is gone afterward, whatever happens. Answers null, and
 * stops reading, as soon as it is longer than `limit` bytes. A slow sender holds no database connection this way.
 */
export async function receiveFile<T>(
  stream: Readable,
  limit: number,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'northwood-upload-'));
  const file = path.join(folder, 'content');
  try {
    const meter = new Meter(limit);
    await pipeline(stream, meter, createWriteStream(file, { mode: 0o600 }));
    return await use({
      ...meter.result(),
      parts: (size) => createReadStream(file, { highWaterMark: size }),
    });
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Counts and hashes what passes, and refuses what is too much. */
class Meter extends Transform {
  readonly #hash = createHash('sha256');
  readonly #limit: number;
  #length = 0;
  #head = Buffer.alloc(0);

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override _transform(
    part: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, part?: Buffer) => void,
  ) {
    this.#length += part.length;
    if (this.#length > this.#limit) {
      done(new TooLong());
      return;
    }
    this.#hash.update(part);
    if (this.#head.length < HEAD_BYTES)
      this.#head = Buffer.concat([this.#head, part.subarray(0, HEAD_BYTES - this.#head.length)]);
    done(null, part);
  }

  result(): Pick<ReceivedFile, 'sizeBytes' | 'sha256' | 'head'> {
    return { sizeBytes: this.#length, sha256: this.#hash.digest('hex'), head: this.#head };
  }
}
