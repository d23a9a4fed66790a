import { crc32 as zlibCrc32, createDeflateRaw } from 'node:zlib';
import { inPieces } from './inPieces';

/** One file of an archive; its content is read when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly checksum: number;
  readonly packed: number;
  readonly unpacked: number;
}

/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
/** 1980-01-01: archives of equal content are equal. */
const DATE = 0x0021;
const LARGEST = 0xffffffff;

/**
 * A zip archive, made while it is read, so that only a piece of it is ever in memory.
 * @throws RangeError where it would grow beyond what a plain zip archive can hold (4 GiB)
 */
export async function* zipStream(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const header = localHeader(Buffer.from(name, 'utf8'));
    yield header;
    const size = { checksum: 0, packed: 0, unpacked: 0 };
    for await (const part of deflated(content, size)) {
      size.packed += part.length;
      yield part;
    }
    const trailer = dataDescriptor(size);
    yield trailer;
    written.push({ name: Buffer.from(name, 'utf8'), offset, ...size });
    offset += header.length + size.packed + trailer.length;
    if (offset > LARGEST || size.unpacked > LARGEST)
      throw new RangeError('This archive has grown beyond 4 GiB.');
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOfDirectory(written.length, directory.length, offset);
}

async function* deflated(
  content: ZipEntry['content'],
  size: { checksum: number; unpacked: number },
): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6 });
  const write = async (text: string) => {
    const bytes = Buffer.from(text, 'utf8');
    size.checksum = zlibCrc32(bytes, size.checksum);
    size.unpacked += bytes.length;
    if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
  };
  const feed = async () => {
    for await (const text of inPieces(content)) await write(text);
    deflate.end();
  };
  feed().catch((error: unknown) => {
    deflate.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  const parts: AsyncIterable<Buffer> = deflate;
  yield* parts;
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function dataDescriptor(size: Pick<Written, 'checksum' | 'packed' | 'unpacked'>): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(size.checksum, 4);
  descriptor.writeUInt32LE(size.packed, 8);
  descriptor.writeUInt32LE(size.unpacked, 12);
  return descriptor;
}

function directoryEntry(entry: Written): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATE, 10);
  header.writeUInt16LE(DATE, 14);
  header.writeUInt32LE(entry.checksum, 16);
  header.writeUInt32LE(entry.packed, 20);
  header.writeUInt32LE(entry.unpacked, 24);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
