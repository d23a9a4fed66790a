import { setImmediate as otherWork } from 'node:timers/promises';
import {
  type FileMark,
  fileMark,
  type MarkEvidence,
  observeMark,
} from '../../../../domain/customsImport/decimalMark';
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
}

/** Other requests get their turn after so many rows. */
const ROWS_AT_A_TIME = 1000;

const NUMBER_COLUMNS: readonly ColumnName[] = [
  'Quantity',
  'SecondQuantity',
  'EnteredValue',
  'AssessmentAmount',
];

/** Goes through a file once: its headings, how many rows it has, and which decimal mark its numbers show taken together. */
export async function surveyRows(source: RowSource): Promise<Result<Survey, readonly BatchNotice[]>> {
  let heading: {
    readonly cells: readonly string[];
    readonly line: number;
    readonly reading: HeaderReading;
  } | null = null;
  let evidence: MarkEvidence = 'none';
  let rowCount = 0;
  for await (const { cells, fileLine } of source.rows()) {
    if (isBlank(cells)) continue;
    if (heading === null) {
      const reading = readHeaders(cells.map(plainCell));
      if (!reading.ok) return fail(reading.failure.map(noticeOf));
      heading = { cells: cells.map(plainCell), line: fileLine, reading: reading.value };
      continue;
    }
    rowCount += 1;
    if (rowCount % ROWS_AT_A_TIME === 0) await otherWork();
    if (rowCount > LIMITS.customsRows)
      return fail([{ kind: 'too-many-rows', values: { limit: LIMITS.customsRows.toString() } }]);
    for (const column of NUMBER_COLUMNS) {
      const position = heading.reading.positions.get(column);
      if (position !== undefined) evidence = observeMark(evidence, cells[position] ?? '');
    }
  }
  if (heading === null) return fail([{ kind: 'file-empty', values: {} }]);
  if (rowCount === 0) return fail([{ kind: 'no-rows', values: {} }]);
  return ok({
    heading: heading.cells,
    headingLine: heading.line,
    headers: heading.reading,
    mark: fileMark(evidence, source.separator),
    rowCount,
  });
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function noticeOf(fault: HeaderFault): BatchNotice {
  switch (fault.kind) {
    case 'column-missing':
      return { kind: fault.kind, values: { column: fault.column } };
    case 'column-doubled':
      return { kind: fault.kind, values: { column: fault.column, headings: fault.headings.join(', ') } };
    case 'no-headings':
      return { kind: fault.kind, values: {} };
  }
}
