import type { Readable } from 'node:stream';

/** Reads a stream whole, or null as soon as it is longer than `limit` bytes; what follows is not read. */
export async function readUpload(stream: Readable, limit: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    length += bytes.length;
    if (length > limit) {
      stream.destroy();
      return null;
    }
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
