import { setImmediate as otherWork } from 'node:timers/promises';
import {
  type FileMark,
  fileMark,
  type MarkEvidence,
  observeMark,
} from '../../../../domain/customsImport/decimalMark';
import { type DateOrders, NO_ORDERS, observeOrder } from '../../../../domain/dateOrder';
import type { ColumnName } from '../../../../domain/customsImport/columns';
import { type HeaderFault, type HeaderReading, readHeaders } from '../../../../domain/customsImport/headers';
import { fail, ok, type Result } from '../../../../domain/result';
import { LIMITS } from '../../../../contract/limits';
import type { BatchNotice } from '../../../db/customsTables';
import type { RowSource } from './rowSource';
import { plainCell } from './plainCell';

/** What must be known of a whole file before its first row can be read. */
export interface Survey {
  readonly heading: readonly string[];
  readonly headingLine: number;
  readonly headers: HeaderReading;
  readonly mark: FileMark;
  /** Rows with anything in them. */
  readonly rowCount: number;
  /** A date that was read with the month first and could have the day first, or null. */
  readonly ambiguousDate: string | null;
  /** The first lines with a quotation mark inside a bare cell. */
  readonly strayQuotes: readonly number[];
}

/** Other requests get their turn after so many rows. */
const ROWS_AT_A_TIME = 1000;

const NUMBER_COLUMNS: readonly ColumnName[] = [
  'Quantity',
  'SecondQuantity',
  'EnteredValue',
  'AssessmentAmount',
];

const DATE_COLUMNS: readonly ColumnName[] = ['EntryDate', 'ImportDate', 'SummaryDate', 'PaymentDate'];
const MOST_LINES = 10;

/** Goes through a file once: its headings, how many rows it has, and which decimal mark its numbers show taken together. */
export async function surveyRows(source: RowSource): Promise<Result<Survey, readonly BatchNotice[]>> {
  let heading: {
    readonly cells: readonly string[];
    readonly line: number;
    readonly reading: HeaderReading;
  } | null = null;
  let evidence: MarkEvidence = 'none';
  let orders = NO_ORDERS;
  let rowCount = 0;
  const strayQuotes: number[] = [];
  for await (const { cells, fileLine, hasStrayQuote } of source.rows()) {
    if (isBlank(cells)) continue;
    if (heading === null) {
      const reading = readHeaders(cells.map(plainCell));
      if (!reading.ok) return fail(reading.failure.map(noticeOf));
      heading = { cells: cells.map(plainCell), line: fileLine, reading: reading.value };
      continue;
    }
    rowCount += 1;
    if (hasStrayQuote === true && strayQuotes.length < MOST_LINES) strayQuotes.push(fileLine);
    if (rowCount % ROWS_AT_A_TIME === 0) await otherWork();
    if (rowCount > LIMITS.customsRows)
      return fail([{ kind: 'too-many-rows', values: { limit: LIMITS.customsRows.toString() } }]);
    for (const column of NUMBER_COLUMNS) {
      const position = heading.reading.positions.get(column);
      if (position !== undefined) evidence = observeMark(evidence, cells[position] ?? '');
    }
    for (const column of DATE_COLUMNS) {
      const position = heading.reading.positions.get(column);
      if (position !== undefined) orders = observeOrder(orders, cells[position] ?? '', fileLine);
    }
  }
  if (heading === null) return fail([{ kind: 'file-empty', values: {} }]);
  const mixed = orderFault(orders);
  if (mixed !== null) return fail([mixed]);
  if (rowCount === 0) return fail([{ kind: 'no-rows', values: {} }]);
  return ok({
    heading: heading.cells,
    headingLine: heading.line,
    headers: heading.reading,
    mark: fileMark(evidence, source.separator),
    rowCount,
    ambiguousDate: orders.example,
    strayQuotes,
  });
}

/** One date with the day first makes every date of the file doubtful, since most of them fit both orders. */
function orderFault({ dayFirst, monthFirst }: DateOrders): BatchNotice | null {
  if (dayFirst.length === 0) return null;
  const values = { dayFirst: dayFirst.join(', '), monthFirst: monthFirst.join(', ') };
  return { kind: monthFirst.length === 0 ? 'days-first' : 'orders-mixed', values };
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function noticeOf(fault: HeaderFault): BatchNotice {
  switch (fault.kind) {
    case 'column-missing':
      return { kind: fault.kind, values: { column: fault.column } };
    case 'column-doubled':
      return { kind: fault.kind, values: { column: fault.column, headings: fault.headings.join(', ') } };
    case 'no-headings':
    case 'report-without-fees':
      return { kind: fault.kind, values: {} };
  }
}
