/** Text that a spreadsheet would run as a formula instead of showing it. */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/;

/** A plain negative number is shown, not run. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Excel takes a CSV file for UTF-8 only when it begins with this mark. */
export const CSV_MARK = '\ufeff';

/**
 * One row of a CSV file, with CR LF at its end (RFC 4180). A cell that a spreadsheet would run gets an apostrophe in front, which
 * our own import takes away again.
 */
export const csvRow = (cells: readonly string[], separator = ','): string =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;

function csvCell(cell: string, separator: string): string {
  const safe = LOOKS_LIKE_FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  const needsQuotes = safe.includes(separator) || /["\r\n]/.test(safe) || safe !== safe.trim();
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}
