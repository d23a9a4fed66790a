import { type CellObject, SSF } from '@e965/xlsx';
import { NOT_CALCULATED } from '../../domain/spreadsheetError';

/** What of the library's number formats is used here; its types leave them open. */
interface NumberFormats {
  format(pattern: string, value: number, options: { readonly date1904: boolean }): string;
  is_date(pattern: string): boolean;
}
const formats = SSF as NumberFormats;

/** As workbooks store the errors of formulas. */
const ERROR_NAMES: ReadonlyMap<unknown, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [0x2b, '#GETTING_DATA'],
]);

/**
 * A workbook's cell as text. A date becomes 'YYYY-MM-DD', the day the sheet shows; a number keeps its digits, and where the sheet
 * shows it with an exponent, the exponent too, so that lost digits are still seen to be lost. An error is its name.
 */
export function sheetCellText(cell: CellObject | undefined, isFrom1904: boolean): string {
  if (cell === undefined) return '';
  switch (cell.t) {
    case 's':
      return typeof cell.v === 'string' ? cell.v : '';
    case 'b':
      return cell.v === true ? 'TRUE' : 'FALSE';
    case 'e':
      return ERROR_NAMES.get(cell.v) ?? '#ERROR!';
    case 'n':
      return typeof cell.v === 'number' ? numberText(cell.v, formatOf(cell), isFrom1904) : '';
    case 'z':
    case 'd':
      return cell.f === undefined ? '' : NOT_CALCULATED;
  }
}

const formatOf = (cell: CellObject): string => cell.z?.toString() ?? 'General';

function numberText(value: number, format: string, isFrom1904: boolean): string {
  const shown = (pattern: string): string => formats.format(pattern, value, { date1904: isFrom1904 });
  if (formats.is_date(format)) {
    // A format without a day shows a month or a time; what it hides is not guessed.
    const day = shown(showsDay(format) ? 'yyyy\\-mm\\-dd' : format);
    return day === '' ? plainNumber(value) : day;
  }
  // Zeros and hyphens alone, such as 00000000000 or 00-0000000: the identifier is what the sheet shows.
  if (
    Number.isSafeInteger(value) &&
    value >= 0 &&
    /^(?:0|-|\\-|"-")*0(?:0|-|\\-|"-")*$/.test(format) &&
    format !== '0'
  )
    return shown(format);
  if (Math.abs(value) >= 1 && shown(format).includes('E')) return shown(format);
  return plainNumber(value);
}

const showsDay = (format: string): boolean =>
  /d/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').split(';', 1)[0] ?? '');

/** Binary fractions leave tails such as 7.0000000000000007E-2 in a workbook: seventeen digits say no more than fifteen. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = rounded.toString();
  return text.includes('e-') ? rounded.toFixed(20).replace(/0+$/, '') : text;
}
