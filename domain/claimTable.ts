import { observeMark, type MarkEvidence } from './customsImport/decimalMark';
import { type DateOrders, NO_ORDERS, observeOrder } from './dateOrder';
import type { DecimalMark } from './numberText';
import { fail, ok, type Result } from './result';

/** The columns of a file of claimed entries, in the order they have where no headings name them. */
export const CLAIM_COLUMNS = ['entry', 'line', 'amount', 'entryDate'] as const;
export type ClaimColumn = (typeof CLAIM_COLUMNS)[number];

/** Headings taken for a column, letters only; ours stand first, those of an ACE report last. */
const HEADINGS: Readonly<Record<ClaimColumn, readonly string[]>> = {
  entry: ['entrynumber', 'entry', 'entryno', 'numerodedeclaration', 'declaration', 'entrysummarynumber'],
  line: ['line', 'lineno', 'linenumber', 'ligne', 'nodeligne', 'entrysummarylinenumber'],
  amount: ['amount', 'amountclaimed', 'claimed', 'montant', 'montantdemande'],
  entryDate: ['entrydate', 'date', 'dateofentry', 'datededeclaration'],
};

/** The column by which an ACE report has several rows for one line: one for each tariff number of it. */
const ORDINAL = 'tariffordinalnumber';

/** A row of a table with its place in the file or the text, from 1. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export type ClaimTableFault =
  | { readonly kind: 'too-many'; readonly count: number }
  | { readonly kind: 'heading-doubled'; readonly heading: string }
  /** There are headings, and none of them is the entry number's. */
  | { readonly kind: 'heading-missing' }
  /** Dates that can only have the day first stand in these rows: no date of the table can be trusted. */
  | { readonly kind: 'days-first'; readonly rows: readonly number[] };

export interface ClaimTable {
  readonly rows: readonly (Readonly<Record<ClaimColumn, string>> & { readonly row: number })[];
  /** What the amounts show as their decimal mark, taken together. */
  readonly mark: DecimalMark;
  /** Whether they show one; else an amount such as 1.234 could be read in two ways. */
  readonly isMarkShown: boolean;
  /** A report of all lines, one row for each tariff number: a line may be named again, and none of them waits for Customs. */
  readonly isReport: boolean;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Whether a heading is of use here; the others of a file may be left out. */
export const isClaimHeading = (heading: string): boolean =>
  claimColumnOf(heading) !== null || isOrdinalHeading(heading);

const isOrdinalHeading = (heading: string): boolean => plain(heading) === ORDINAL;

/** The column a heading stands for, or null. */
export const claimColumnOf = (heading: string): ClaimColumn | null =>
  CLAIM_COLUMNS.find((column) => HEADINGS[column].includes(plain(heading))) ?? null;

/**
 * A table of claimed entries: by its headings, in any order, or without any in ours. Rows of blanks are ignored. Amounts are read by
 * the mark they show; where they show none, or both, by the reader's.
 */
export function readClaimTable(
  written: readonly TableRow[],
  reading: { readonly mark: DecimalMark; readonly most: number },
): Result<ClaimTable, ClaimTableFault> {
  const filled = written.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const first = filled[0]?.cells ?? [];
  const positions = readPositions(first);
  if (!positions.ok) return positions;
  const body = positions.value.hasHeadings ? filled.slice(1) : filled;
  if (body.length > reading.most) return fail({ kind: 'too-many', count: body.length });
  const rows = body.map(({ row, cells }) => {
    const cell = (column: ClaimColumn): string => cells[positions.value.at(column)]?.trim() ?? '';
    return {
      row,
      entry: cell('entry'),
      line: cell('line'),
      amount: cell('amount'),
      entryDate: cell('entryDate'),
    };
  });
  const orders = rows.reduce<DateOrders>(
    (known, { row, entryDate }) => observeOrder(known, entryDate, row),
    NO_ORDERS,
  );
  if (orders.dayFirst.length > 0) return fail({ kind: 'days-first', rows: orders.dayFirst });
  const shown = rows.reduce<MarkEvidence>((known, { amount }) => observeMark(known, amount), 'none');
  const isMarkShown = shown === 'point' || shown === 'comma';
  const isReport = positions.value.hasHeadings && first.some(isOrdinalHeading);
  return ok({ rows, mark: isMarkShown ? shown : reading.mark, isMarkShown, isReport });
}

/** Whether a row is headings and not the first entry: one of ours, or words without a digit. */
export const isHeadingRow = (cells: readonly string[]): boolean =>
  cells.length > 0 &&
  (cells.some((cell) => claimColumnOf(cell) !== null) || !cells.some((cell) => /\d/.test(cell)));

function readPositions(
  first: readonly string[],
): Result<{ readonly hasHeadings: boolean; at(column: ClaimColumn): number }, ClaimTableFault> {
  const columns = first.map(claimColumnOf);
  const hasHeadings = isHeadingRow(first);
  // A first line of words that name none of our columns is a title above rows in our order.
  if (!hasHeadings || columns.every((column) => column === null))
    return ok({ hasHeadings, at: (column) => CLAIM_COLUMNS.indexOf(column) });
  const doubled = first.find(
    (_, index) => columns[index] !== null && columns.indexOf(columns[index] ?? null) < index,
  );
  if (doubled !== undefined) return fail({ kind: 'heading-doubled', heading: doubled.trim() });
  if (!columns.includes('entry')) return fail({ kind: 'heading-missing' });
  return ok({ hasHeadings, at: (column) => columns.indexOf(column) });
}
