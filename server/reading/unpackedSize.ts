import { once } from 'node:events';
import { createInflateRaw } from 'node:zlib';
import type { ArchivePart } from './archiveParts';
import { MarkupMeter } from './markupMeter';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** What an archive unpacks to. */
export interface Unpacked {
  readonly bytes: number;
  /** Cells of sheets in it. */
  readonly cells: number;
}

/** How far an archive may be unpacked. */
export interface UnpackLimits {
  readonly bytes: number;
  readonly cells: number;
}

/**
 * What a zip archive unpacks to, found by unpacking it piece by piece and keeping nothing; null where it is no whole archive, or
 * its markup declares entities, which no workbook needs. What an archive claims is believed only where it condemns it. Stops, and
 * answers more than a limit, as soon as that is passed.
 */
export async function unpackedSize(archive: Buffer, limits: UnpackLimits): Promise<Unpacked | null> {
  const entries = entriesOf(archive);
  if (entries === null) return null;
  const claimed = entries.reduce((sum, entry) => sum + entry.claimed, 0);
  if (claimed > limits.bytes) return { bytes: claimed, cells: 0 };
  let total: Unpacked = { bytes: 0, cells: 0 };
  for (const entry of entries) {
    const size = await sizeOf(entry, {
      bytes: limits.bytes - total.bytes,
      cells: limits.cells - total.cells,
    });
    if (size === null) return null;
    total = { bytes: total.bytes + size.bytes, cells: total.cells + size.cells };
    if (total.bytes > limits.bytes || total.cells > limits.cells) return total;
  }
  return total;
}

/** What an archive's directory says, without unpacking anything; null where it is no whole archive. */
export function directoryOf(archive: Buffer): { readonly files: number; readonly claimed: number } | null {
  const entries = entriesOf(archive);
  if (entries === null) return null;
  return { files: entries.length, claimed: entries.reduce((sum, entry) => sum + entry.claimed, 0) };
}

/** The names in an archive's directory; null where it is no whole archive. */
export const archiveNames = (archive: Buffer): readonly string[] | null =>
  entriesOf(archive)?.map(({ name }) => name) ?? null;

/** The archive's files as its directory lists them; null where that is not whole. */
export function entriesOf(archive: Buffer): readonly ArchivePart[] | null {
  const end = findEnd(archive);
  if (end === null) return null;
  const entries: ArchivePart[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let entry = archive.readUInt16LE(end + 10); entry > 0; entry -= 1) {
    if (!isAt(archive, at, DIRECTORY_ENTRY, ENTRY_BYTES)) return null;
    const local = archive.readUInt32LE(at + 42);
    if (!isAt(archive, local, LOCAL_ENTRY, LOCAL_BYTES)) return null;
    if (contradicts(archive, at, local)) return null;
    const start = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    entries.push({
      name: archive.toString('latin1', at + ENTRY_BYTES, at + ENTRY_BYTES + archive.readUInt16LE(at + 28)),
      content: archive.subarray(start, start + archive.readUInt32LE(at + 20)),
      method: archive.readUInt16LE(at + 10),
      checksum: archive.readUInt32LE(at + 16),
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

/** Whether a file's own head gives another packed size than the directory, which would have a reader unpack something else. */
function contradicts(archive: Buffer, at: number, local: number): boolean {
  const own = archive.readUInt32LE(local + 18);
  return own !== 0 && own !== archive.readUInt32LE(at + 20);
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

/** Of each part looked at; smaller ones cost more time than the looking. */
const INFLATED_BYTES = 256 * 1024;

async function sizeOf(
  { name, content, method }: ArchivePart,
  limits: UnpackLimits,
): Promise<Unpacked | null> {
  const meter = new MarkupMeter(/\.(?:xml|rels)$/i.test(name));
  if (method === STORED) {
    meter.take(content);
    return meter.hasEntities ? null : { bytes: content.length, cells: meter.cells };
  }
  if (method !== DEFLATED) return null;
  const inflate = createInflateRaw({ chunkSize: INFLATED_BYTES });
  let bytes = 0;
  inflate.on('data', (part: Buffer) => {
    bytes += part.length;
    meter.take(part);
    if (bytes > limits.bytes || meter.cells > limits.cells || meter.hasEntities) inflate.destroy();
  });
  inflate.end(content);
  try {
    await once(inflate, 'close');
    return meter.hasEntities ? null : { bytes, cells: meter.cells };
  } catch {
    return null;
  }
}
