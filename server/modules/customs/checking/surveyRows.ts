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
import type { ColumnChoices } from '../../../../domain/columnChoices';
import { isBlankRow } from '../../../reading/sourceRow';
import type { ContinueCheck, RowSource } from './rowSource';
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
  /** Letters of columns that have no heading and something in them; they are not read. */
  readonly unnamed: readonly string[];
}

/** Why a file cannot be read. */
export interface SurveyFault {
  readonly notices: readonly BatchNotice[];
  /** Whether saying what its columns are would help. */
  readonly isOfColumns: boolean;
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
export async function surveyRows(
  source: RowSource,
  choices: ColumnChoices | null,
  goOn: ContinueCheck,
): Promise<Result<Survey, SurveyFault>> {
  let heading: {
    readonly cells: readonly string[];
    readonly line: number;
    readonly reading: HeaderReading;
    /** Columns without a heading that are not read. */
    readonly unnamed: readonly number[];
  } | null = null;
  let evidence: MarkEvidence = 'none';
  let orders = NO_ORDERS;
  let rowCount = 0;
  const strayQuotes: number[] = [];
  const unnamed = new Set<number>();
  for await (const { cells, fileLine, hasStrayQuote } of source.rows()) {
    if (isBlankRow(cells) || fileLine < (source.headingLine ?? 0)) continue;
    if (heading === null) {
      const reading = readHeaders(cells.map(plainCell), choices);
      if (!reading.ok) return fail({ notices: reading.failure.map(noticeOf), isOfColumns: true });
      const read = new Set(reading.value.positions.values());
      heading = {
        cells: cells.map(plainCell),
        line: fileLine,
        reading: reading.value,
        unnamed: cells.flatMap((cell, at) => (cell.trim() === '' && !read.has(at) ? [at] : [])),
      };
      continue;
    }
    rowCount += 1;
    for (const at of heading.unnamed) if ((cells[at] ?? '').trim() !== '') unnamed.add(at);
    if (hasStrayQuote === true && strayQuotes.length < MOST_LINES) strayQuotes.push(fileLine);
    if (rowCount % ROWS_AT_A_TIME === 0) {
      await otherWork();
      goOn();
    }
    if (rowCount > LIMITS.customsRows)
      return fail(only({ kind: 'too-many-rows', values: { limit: LIMITS.customsRows.toString() } }));
    for (const column of NUMBER_COLUMNS) {
      const position = heading.reading.positions.get(column);
      if (position !== undefined) evidence = observeMark(evidence, cells[position] ?? '');
    }
    for (const column of DATE_COLUMNS) {
      const position = heading.reading.positions.get(column);
      if (position !== undefined) orders = observeOrder(orders, cells[position] ?? '', fileLine);
    }
  }
  if (heading === null) return fail(only({ kind: 'file-empty', values: {} }));
  const mixed = orderFault(orders);
  if (mixed !== null) return fail(only(mixed));
  if (rowCount === 0) return fail(only({ kind: 'no-rows', values: {} }));
  return ok({
    heading: heading.cells,
    headingLine: heading.line,
    headers: heading.reading,
    mark: fileMark(evidence, source.separator),
    rowCount,
    ambiguousDate: orders.example,
    strayQuotes,
    unnamed: Array.from(unnamed, columnLetters),
  });
}

const only = (notice: BatchNotice): SurveyFault => ({ notices: [notice], isOfColumns: false });

/** A column as spreadsheets name it: A to Z, then AA. */
const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** One date with the day first makes every date of the file doubtful, since most of them fit both orders. */
function orderFault({ dayFirst, monthFirst }: DateOrders): BatchNotice | null {
  if (dayFirst.length === 0) return null;
  const values = { dayFirst: dayFirst.join(', '), monthFirst: monthFirst.join(', ') };
  return { kind: monthFirst.length === 0 ? 'days-first' : 'orders-mixed', values };
}

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
