/** What a cell shows whose formula failed, in the words of Excel and LibreOffice, also when the sheet was saved as text. */
const ERRORS: ReadonlySet<string> = new Set([
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#GETTING_DATA',
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
  '#BLOCKED!',
  '#CONNECT!',
  '#BUSY!',
  '#UNKNOWN!',
  '#ERROR!',
]);

/** Stands for a formula without a stored result: the program that wrote the workbook did not calculate it. */
export const NOT_CALCULATED = '#NOT CALCULATED!';

export type SpreadsheetErrorKind = 'formula-error' | 'formula-not-calculated';

/** What failed in a cell, or null where its text is a value. An error never counts as an empty cell. */
export function spreadsheetErrorIn(text: string): SpreadsheetErrorKind | null {
  const shown = text.trim().toUpperCase();
  if (shown === NOT_CALCULATED) return 'formula-not-calculated';
  return ERRORS.has(shown) || /^ERR:\d{3}$/.test(shown) ? 'formula-error' : null;
}
