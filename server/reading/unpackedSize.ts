import { once } from 'node:events';
import { createInflateRaw } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

interface Packed {
  readonly content: Buffer;
  readonly method: number;
  /** Bytes it says it unpacks to. */
  readonly claimed: number;
}

/**
 * Bytes a zip archive unpacks to, found by unpacking it piece by piece and keeping nothing; null where it is no whole archive. What
 * an archive claims is believed only where it condemns it. Stops, and answers more than `limit`, as soon as that is passed.
 */
export async function unpackedSize(archive: Buffer, limit: number): Promise<number | null> {
  const entries = entriesOf(archive);
  if (entries === null) return null;
  const claimed = entries.reduce((sum, entry) => sum + entry.claimed, 0);
  if (claimed > limit) return claimed;
  let total = 0;
  for (const entry of entries) {
    const size = await sizeOf(entry, limit - total);
    if (size === null) return null;
    total += size;
    if (total > limit) return total;
  }
  return total;
}

/** What an archive's directory says, without unpacking anything; null where it is no whole archive. */
export function directoryOf(archive: Buffer): { readonly files: number; readonly claimed: number } | null {
  const entries = entriesOf(archive);
  if (entries === null) return null;
  return { files: entries.length, claimed: entries.reduce((sum, entry) => sum + entry.claimed, 0) };
}

/** The archive's files as its directory lists them; null where that is not whole. */
function entriesOf(archive: Buffer): readonly Packed[] | null {
  const end = findEnd(archive);
  if (end === null) return null;
  const entries: Packed[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let entry = archive.readUInt16LE(end + 10); entry > 0; entry -= 1) {
    if (!isAt(archive, at, DIRECTORY_ENTRY, ENTRY_BYTES)) return null;
    const local = archive.readUInt32LE(at + 42);
    if (!isAt(archive, local, LOCAL_ENTRY, LOCAL_BYTES)) return null;
    const start = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    entries.push({
      content: archive.subarray(start, start + archive.readUInt32LE(at + 20)),
      method: archive.readUInt16LE(at + 10),
      claimed: archive.readUInt32LE(at + 24),
    });
    at +=
      ENTRY_BYTES +
      archive.readUInt16LE(at + 28) +
      archive.readUInt16LE(at + 30) +
      archive.readUInt16LE(at + 32);
  }
  return entries;
}

const isAt = (archive: Buffer, at: number, mark: number, length: number): boolean =>
  at + length <= archive.length && archive.readUInt32LE(at) === mark;

function findEnd(archive: Buffer): number | null {
  const earliest = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at = archive.length - END_BYTES; at >= earliest; at -= 1) {
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return null;
}

async function sizeOf({ content, method }: Packed, limit: number): Promise<number | null> {
  if (method === STORED) return content.length;
  if (method !== DEFLATED) return null;
  const inflate = createInflateRaw();
  let size = 0;
  inflate.on('data', (part: Buffer) => {
    size += part.length;
    if (size > limit) inflate.destroy();
  });
  inflate.end(content);
  try {
    await once(inflate, 'close');
    return size;
  } catch {
    return null;
  }
}
