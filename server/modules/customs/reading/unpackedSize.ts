const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;

/**
 * Bytes a zip archive says it unpacks to, read from its directory without unpacking anything; null where there is no whole
 * directory. An archive may lie, so memory is bounded as well where it is opened.
 */
export function unpackedSize(archive: Buffer): number | null {
  const end = findEnd(archive);
  if (end === null) return null;
  const entries = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== DIRECTORY_ENTRY) return null;
    total += archive.readUInt32LE(at + 24);
    at +=
      ENTRY_BYTES +
      archive.readUInt16LE(at + 28) +
      archive.readUInt16LE(at + 30) +
      archive.readUInt16LE(at + 32);
  }
  return total;
}

function findEnd(archive: Buffer): number | null {
  const earliest = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at = archive.length - END_BYTES; at >= earliest; at -= 1) {
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return null;
}
