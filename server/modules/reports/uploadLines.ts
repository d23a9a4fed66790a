import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { readLines } from '../../../contract/entities/report';
import { LIMITS } from '../../../contract/limits';
import type { Language } from '../../../contract/texts/sentence';
import { customsNotice } from '../../../contract/texts/customs';
import { lineFaultText, lineHeading } from '../../../contract/texts/lineFileTexts';
import { formatQuantity } from '../../../domain/quantity';
import { rejectedLineRows } from '../../../domain/rejectedLineRows';
import { type LineHeaderFault, LINE_COLUMNS, readLineFile } from '../../../domain/reportLineFile';
import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { plainFileName } from '../documents/documentName';
import { refuseInfected } from '../documents/refuseInfected';
import { CSV_MARK, csvRow } from '../../../domain/csvText';
import { failed, type Outcome } from '../../failure';
import { customsFileFormat, HEAD_BYTES } from '../../reading/fileFormat';
import { orderNotice, rowNotices, sheetNotices } from '../../reading/sheetNotices';
import { collectFile, readSmallTable, wrongTableFailure } from '../../reading/smallTable';
import type { TableChoice } from '../../reading/tableHead';
import type { VirusScanner } from '../../system/virusScanner';
import type { RequestContext } from '../identity/requestContext';
import { columnsOfUpload } from '../tableColumns/columnsOfUpload';
import { findReportingCompany } from './reportingCompany';

export type ReadLines = z.output<typeof readLines>;

export interface LinesUpload {
  readonly fileName: string;
  readonly stream: Readable;
  readonly scanner: VirusScanner | null;
  /** What the person said the file's columns are. */
  readonly choice: TableChoice | null;
}

/** The same as in a file of rejected Customs rows. */
const REASON_HEADING = 'RejectedReason';

/** Reads the lines of a report from a file; nothing is kept of it but what its columns were said to be. */
export async function uploadLines(
  queries: Queries,
  reader: RequestContext,
  { fileName, stream, scanner, choice }: LinesUpload,
): Promise<Outcome<ReadLines>> {
  const company = await findReportingCompany(queries, reader, 'prepare');
  if (!company.ok) {
    stream.destroy();
    return company;
  }
  const bytes = await collectFile(stream);
  const format = customsFileFormat(bytes.subarray(0, HEAD_BYTES));
  if (bytes.length === 0) return failed('lines-file-empty');
  if (!format.ok) return wrongTableFailure(format.failure);
  const infected = await refuseInfected(scanner, reader, plainFileName(fileName), [bytes]);
  if (infected !== null) return infected;
  const rows = await readSmallTable(bytes, format.value, {
    kind: 'report-lines',
    most: LIMITS.reportLines + 1,
    choice,
  });
  if (!rows.ok) return rows;
  if (rows.value.rows.length > LIMITS.reportLines + 1)
    return failed('lines-file-too-many', { limit: LIMITS.reportLines });
  const columns = await columnsOfUpload(queries, reader, {
    kind: 'report-lines',
    companyId: company.value.id,
    table: rows.value,
    choice,
    isReadableBare: false,
  });
  if (!columns.ok) return columns;
  if (columns.value.kind === 'ask')
    return ok({
      lines: [],
      faults: [],
      rejected: null,
      ignored: [],
      notices: [],
      question: columns.value.question,
    });
  const limits = { description: LIMITS.reportLineText };
  const read = readLineFile(rows.value.rows, limits, columns.value.choices);
  if (!read.ok) return headerFailure(read.failure, reader.language);
  return ok({
    lines: read.value.lines.map((line) => ({ ...line, quantity: formatQuantity(line.quantity) })),
    faults: read.value.faults.map(({ fileLine, column, value, kind }) => ({
      fileLine,
      column,
      value: value.slice(0, LIMITS.reportLineText),
      sentence: lineFaultText(reader.language, kind),
    })),
    rejected:
      read.value.faults.length === 0
        ? null
        : rejectedLineRows(rows.value.rows, read.value.faults, columns.value.choices, {
            reasonHeading: REASON_HEADING,
            reason: ({ column, kind }) =>
              `${lineHeading(reader.language, column)} – ${lineFaultText(reader.language, kind)}`,
          }),
    ignored: read.value.ignored.filter((heading) => heading !== REASON_HEADING),
    notices: [
      ...sheetNotices(rows.value.sheet),
      ...rowNotices(rows.value.rows),
      ...orderNotice(read.value.ambiguousDate),
    ].map(({ kind, values }) => customsNotice(reader.language, kind, values)),
    question: null,
  });
}

function headerFailure(faults: readonly LineHeaderFault[], language: Language): Outcome<never> {
  const days = faults.find((fault) => fault.kind === 'days-first');
  if (days?.kind === 'days-first') return failed('lines-file-days-first', { lines: days.lines.join(', ') });
  const columns = faults.flatMap((fault) => ('column' in fault ? [lineHeading(language, fault.column)] : []));
  return failed('lines-file-headings', { columns: columns.join(', ') });
}

/** An empty file with the headings of the reader's language. */
export const linesTemplate = (reader: Pick<RequestContext, 'language'>): Buffer =>
  Buffer.from(CSV_MARK + csvRow(LINE_COLUMNS.map((column) => lineHeading(reader.language, column))), 'utf8');
