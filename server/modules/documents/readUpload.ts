import type { Readable } from 'node:stream';
import { receiveFile } from '../../reading/receiveFile';

const PART_BYTES = 1024 * 1024;

/**
 * Reads a stream whole, or answers null as soon as it is longer than `limit` bytes; what follows is not read. Until it has come whole it
 * is on disk: many slow senders must not fill the memory.
 */
export const readUpload = (stream: Readable, limit: number): Promise<Buffer | null> =>
  receiveFile(stream, limit, async (file) => {
    const parts: Buffer[] = [];
    for await (const part of file.parts(PART_BYTES)) parts.push(part);
    return Buffer.concat(parts);
  });
