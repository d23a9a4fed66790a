import { crc32 } from 'node:zlib';

/** A file of an archive as it stands there: packed or not. */
export interface ArchivePart {
  readonly name: string;
  readonly content: Buffer;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly checksum: number;
  /** Bytes when unpacked. */
  readonly claimed: number;
}

const LOCAL_ENTRY = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;

/** A file that is put into an archive as it is. */
export const storedPart = (name: string, content: Buffer): ArchivePart => ({
  name,
  content,
  method: 0,
  checksum: crc32(content),
  claimed: content.length,
});

/** An archive of files as they stand in another one, some of them changed; nothing is packed again. */
export function archiveOf(parts: readonly ArchivePart[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name, 'utf8');
    const head = Buffer.alloc(30);
    head.writeUInt32LE(LOCAL_ENTRY, 0);
    describe(head, 4, part, name.length);
    pieces.push(head, name, part.content);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(DIRECTORY_ENTRY, 0);
    entry.writeUInt16LE(VERSION, 4);
    describe(entry, 6, part, name.length);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, name);
    offset += head.length + name.length + part.content.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, list, end]);
}

/** What the file's own head and the directory say alike, from `at`. */
function describe(into: Buffer, at: number, part: ArchivePart, nameBytes: number): void {
  into.writeUInt16LE(VERSION, at);
  into.writeUInt16LE(FLAGS, at + 2);
  into.writeUInt16LE(part.method, at + 4);
  into.writeUInt32LE(part.checksum, at + 10);
  into.writeUInt32LE(part.content.length, at + 14);
  into.writeUInt32LE(part.claimed, at + 18);
  into.writeUInt16LE(nameBytes, at + 22);
}
