import { CLAIM_COLUMNS, type ClaimColumn } from './claimTable';
import type { ClaimRowFault, ClaimRows } from './claimRows';
import { CSV_MARK, csvRow } from './csvText';
import { formatEntryNumber, normalize } from './entryNumber';

interface RefusedTexts {
  readonly heading: (column: ClaimColumn) => string;
  readonly reasonHeading: string;
  readonly reason: (fault: ClaimRowFault) => string;
}

/**
 * The rows that were not taken as a CSV file, each with its reason: to be corrected and given again, in which the column of reasons
 * is ignored. Entry numbers have hyphens, so that a spreadsheet takes them for text.
 */
export function refusedRows({ rows, faults }: ClaimRows, texts: RefusedTexts): string {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const lines = faults.flatMap((fault) => {
    const row = byRow.get(fault.row);
    if (row === undefined) return [];
    return [[hyphened(row.entry), row.line, row.amount, row.entryDate, texts.reason(fault)]];
  });
  const headings = [...CLAIM_COLUMNS.map(texts.heading), texts.reasonHeading];
  return CSV_MARK + [headings, ...lines].map((cells) => csvRow(cells)).join('');
}

const hyphened = (entry: string): string =>
  /^[0-9A-Z]{11}$/.test(normalize(entry)) ? formatEntryNumber(entry) : entry;
