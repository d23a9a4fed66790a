/** A cell's value as the workbook reader gives it; numbers are kept as the text the workbook holds. */
export type SheetCell = string | boolean | Date | null;

/**
 * A workbook's cell as text. A date cell becomes 'YYYY-MM-DD' (the reader gives midnight UTC of the day shown); a number keeps its
 * digits, so that what a spreadsheet has shortened is still seen to be shortened.
 */
export function sheetCellText(cell: SheetCell): string {
  if (cell === null) return '';
  // eslint-disable-next-line no-restricted-syntax -- a day on a sheet, not an instant
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? cell.toString().toUpperCase() : exactNumberText(cell);
}

/** Binary fractions leave tails such as 12.300000000000001 in a workbook: seventeen digits say no more than fifteen. */
function exactNumberText(text: string): string {
  if (!/^-?\d+\.\d{10,}$/.test(text)) return text;
  const rounded = Number(text).toPrecision(15);
  return rounded.includes('e') ? text : rounded.replace(/\.?0+$/, '');
}
