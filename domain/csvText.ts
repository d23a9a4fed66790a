import { guardFormulas } from './formulaGuard';

/** Excel takes a CSV file for UTF-8 only when it begins with this mark. */
export const CSV_MARK = '\ufeff';

/**
 * One row of a CSV file, with CR LF at its end (RFC 4180). A cell that a spreadsheet would run gets an apostrophe in front, which
 * our own import takes away again.
 */
export const csvRow = (cells: readonly string[], separator = ','): string =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;

function csvCell(cell: string, separator: string): string {
  const safe = guardFormulas(cell);
  const needsQuotes = safe.includes(separator) || /[",;\t\r\n]/.test(safe) || safe !== safe.trim();
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}
