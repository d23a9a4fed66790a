import { directoryOf, unpackedSize } from './unpackedSize';

const MEBIBYTE = 1024 * 1024;
/** Honest workbooks hold a few dozen files. */
const MOST_FILES = 1_000;
/** Below this even the most repetitive archive harms nobody. */
const HARMLESS_BYTES = MEBIBYTE;

/** How much a workbook may cost to read. */
export interface ReadingBounds {
  readonly unpackedBytes: number;
  /** Unpacked to packed bytes. */
  readonly ratio: number;
  /** Cells on all its sheets; each costs memory, however little of the file it is. */
  readonly cells: number;
  readonly memoryMb: number;
  readonly longestMs: number;
}

/** A year's Customs file; 200,000 rows unpack to well under this. */
export const CUSTOMS_BOUNDS: ReadingBounds = {
  unpackedBytes: 512 * MEBIBYTE,
  ratio: Number.POSITIVE_INFINITY,
  cells: 6_000_000,
  memoryMb: 1536,
  longestMs: 600_000,
};

/** Tables that anybody of a company may upload: a few thousand rows. */
export const SMALL_BOUNDS: ReadingBounds = {
  unpackedBytes: 20 * MEBIBYTE,
  ratio: 250,
  cells: 500_000,
  memoryMb: 256,
  longestMs: 10_000,
};

/** A list of claimed entries: an ACE report of a large importer's year has tens of thousands of rows and thirty columns. */
export const CLAIM_BOUNDS: ReadingBounds = {
  unpackedBytes: 96 * MEBIBYTE,
  ratio: 250,
  cells: 2_000_000,
  memoryMb: 768,
  longestMs: 30_000,
};

/** A workbook that is only shown: what is long or wide is cut by whoever reads the first rows. */
export const DOCUMENT_BOUNDS: ReadingBounds = {
  ...CLAIM_BOUNDS,
  unpackedBytes: 48 * MEBIBYTE,
  memoryMb: 512,
};

/**
 * Whether an archive may be opened. What its directory claims is looked at first, so that an honest bomb costs nothing; a lying one
 * is unpacked piece by piece until the limit, and nothing of it is held.
 */
export async function judgeArchive(
  archive: Buffer,
  { unpackedBytes, ratio, cells }: Pick<ReadingBounds, 'unpackedBytes' | 'ratio' | 'cells'>,
): Promise<'fine' | 'unreadable' | 'too-large'> {
  const directory = directoryOf(archive);
  if (directory === null) return 'unreadable';
  const most = Math.min(unpackedBytes, Math.max(HARMLESS_BYTES, archive.length * ratio));
  if (directory.files > MOST_FILES || directory.claimed > most) return 'too-large';
  const size = await unpackedSize(archive, { bytes: most, cells });
  if (size === null) return 'unreadable';
  return size.bytes > most || size.cells > cells ? 'too-large' : 'fine';
}
