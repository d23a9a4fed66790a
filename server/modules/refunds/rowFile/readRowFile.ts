import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { claimFileRows } from '../../../../contract/endpoints/refunds/rows';
import { LIMITS } from '../../../../contract/limits';
import { claimHeading } from '../../../../contract/texts/claimFileTexts';
import { customsNotice } from '../../../../contract/texts/customs';
import { CLAIM_COLUMNS } from '../../../../domain/claimTable';
import { companyOf } from '../../../../domain/permissions';
import { mayCreateRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { CSV_MARK, csvRow } from '../../../../domain/csvText';
import { workbook, WORKBOOK_TYPE } from '../../../export/workbook';
import { failed, type Outcome, refusalOf } from '../../../failure';
import { CLAIM_BOUNDS } from '../../../reading/archiveBounds';
import { customsFileFormat, HEAD_BYTES } from '../../../reading/fileFormat';
import { ignoredNotice, rowNotices, sheetNotices } from '../../../reading/sheetNotices';
import { collectFile, readSmallTable, wrongTableFailure } from '../../../reading/smallTable';
import type { TableChoice } from '../../../reading/tableHead';
import type { VirusScanner } from '../../../system/virusScanner';
import { plainFileName } from '../../documents/documentName';
import { refuseInfected } from '../../documents/refuseInfected';
import type { RequestContext } from '../../identity/requestContext';
import { findClaimingCompany } from '../claimingCompany';
import { columnsOfUpload } from '../../tableColumns/columnsOfUpload';
import { EXPORT_WORDS } from '../exportHeadings';
import { claimColumnsOf, isReadableByOrder } from './claimColumnsOf';

interface RowFile {
  readonly fileName: string;
  readonly stream: Readable;
  readonly scanner: VirusScanner | null;
  /** What the person said the file's columns are. */
  readonly choice: TableChoice | null;
}

/** Rows that are read: a report has one for each tariff number of a line, seldom more than three. */
const MOST_ROWS = 3 * LIMITS.claimLines + 1;

/**
 * Reads the rows of a file of claimed entries as text, each at its place in the file; of it nothing is kept but what its
 * columns were said to be. Identifiers stay as they are
 * written, a workbook's dates become 'YYYY-MM-DD', and a formula is what the workbook stored as its value.
 */
export async function readRowFile(
  queries: Queries,
  reader: RequestContext,
  { fileName, stream, scanner, choice }: RowFile,
): Promise<Outcome<z.output<typeof claimFileRows>>> {
  const { actor } = reader.caller;
  const company = await findClaimingCompany(queries, companyOf(actor));
  const refused = company === null ? null : refusalOf(mayCreateRefund(actor, company));
  if (company === null || refused !== null) {
    stream.destroy();
    return refused === null ? failed('not-found') : fail(refused);
  }
  const bytes = await collectFile(stream);
  if (bytes.length === 0) return failed('lines-file-empty');
  const format = customsFileFormat(bytes.subarray(0, HEAD_BYTES));
  if (!format.ok) return wrongTableFailure(format.failure);
  const infected = await refuseInfected(scanner, reader, plainFileName(fileName), [bytes]);
  if (infected !== null) return infected;
  const rows = await readSmallTable(bytes, format.value, {
    kind: 'claim-rows',
    most: MOST_ROWS,
    bounds: CLAIM_BOUNDS,
    choice,
  });
  if (!rows.ok) return rows;
  const columns = await columnsOfUpload(queries, reader, {
    kind: 'claim-rows',
    companyId: company.companyId,
    table: rows.value,
    choice,
    isReadableBare: isReadableByOrder(rows.value.rows),
  });
  if (!columns.ok) return columns;
  if (columns.value.kind === 'ask') return ok({ rows: [], notices: [], question: columns.value.question });
  const table = claimColumnsOf(rows.value.rows, columns.value.choices);
  if (table.count > LIMITS.claimLines) return failed('claim-too-many-lines', { limit: LIMITS.claimLines });
  return ok({
    rows: table.rows.map(({ fileLine, cells }) => ({
      row: fileLine,
      cells: cells.slice(0, LIMITS.claimFileCells).map((cell) => cell.slice(0, LIMITS.draftText)),
    })),
    notices: [
      ...sheetNotices(rows.value.sheet),
      ...rowNotices(rows.value.rows),
      ...ignoredNotice(table.ignored),
    ].map(({ kind, values }) => customsNotice(reader.language, kind, values)),
    question: null,
  });
}

/** An empty file with the headings of the reader's language. */
export function rowTemplate(
  { language }: Pick<RequestContext, 'language'>,
  format: 'csv' | 'xlsx',
): { readonly fileName: string; readonly type: string; readonly content: Readable } {
  const headings = CLAIM_COLUMNS.map((column) => claimHeading(language, column));
  const fileName = `claim-rows.${format}`;
  return format === 'xlsx'
    ? {
        fileName,
        type: WORKBOOK_TYPE,
        content: Readable.from(workbook(EXPORT_WORDS[language].templateSheet, headings, noRows())),
      }
    : { fileName, type: 'text/csv; charset=utf-8', content: Readable.from([CSV_MARK + csvRow(headings)]) };
}

async function* noRows(): AsyncGenerator<readonly string[]> {
  // A template has none.
}
