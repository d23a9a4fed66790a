import { Readable } from 'node:stream';
import { sortableInstant } from '../../../contract/texts/instantText';
import { refundReasonName, refundStatusName } from '../../../contract/texts/refundNames';
import type { Language } from '../../../contract/texts/sentence';
import { maySeeRefundQueue } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { countMatching, listPage, type ListQuery } from '../../db/list';
import type { Queries } from '../../db/tables';
import { csvStream } from '../../export/csvStream';
import { fitsWorkbook } from '../../export/fitsWorkbook';
import { workbook, type WorkbookCell, WORKBOOK_TYPE } from '../../export/workbook';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { CLAIM_SORTS, type ClaimFilter, matchingClaims } from './claimFilter';
import { EXPORT_WORDS } from './exportHeadings';
import { companyListed } from './listRefunds';
import type { Reader } from './presentRefund';
import { decisionDueOf, selectClaims, type SummaryRow } from './summary';

export interface ExportQuery extends ListQuery, ClaimFilter {
  readonly format: 'csv' | 'xlsx';
}

export interface ExportedClaims {
  readonly fileName: string;
  readonly type: string;
  readonly content: Readable;
}

type FileReader = Reader & Pick<RequestContext, 'language' | 'boardZone'>;

const AT_ONCE = 500;

/** The claims of the work queue as a file, in the order of the list, a few hundred at a time so that none is ever held whole. */
export async function exportRefunds(
  queries: Queries,
  reader: FileReader,
  query: ExportQuery,
): Promise<Outcome<ExportedClaims>> {
  const refused = refusalOf(maySeeRefundQueue(reader.caller.actor));
  return refused !== null ? fail(refused) : fileOf(queries, reader, query);
}

/** The claims of one company as a file. */
export async function exportOwnRefunds(
  queries: Queries,
  reader: FileReader,
  query: ExportQuery,
): Promise<Outcome<ExportedClaims>> {
  const companyId = companyListed(reader, query);
  return companyId === null ? failed('not-found') : fileOf(queries, reader, { ...query, companyId });
}

async function fileOf(
  queries: Queries,
  reader: FileReader,
  query: ExportQuery,
): Promise<Outcome<ExportedClaims>> {
  const { exportHeadings, sheet } = EXPORT_WORDS[reader.language];
  const rows = exportRows(queries, query, reader);
  const name = `refunds-${reader.today}`;
  if (query.format === 'csv')
    return ok({
      fileName: `${name}.csv`,
      type: 'text/csv; charset=utf-8',
      content: csvStream(exportHeadings, rows),
    });
  const fits = fitsWorkbook(await countMatching(matchingClaims(queries, query, reader.caller.actor.userId)));
  if (!fits.ok) return fits;
  return ok({
    fileName: `${name}.xlsx`,
    type: WORKBOOK_TYPE,
    content: Readable.from(workbook(sheet, exportHeadings, rows)),
  });
}

async function* exportRows(
  queries: Queries,
  query: ExportQuery,
  { caller, language, boardZone }: FileReader,
): AsyncGenerator<readonly WorkbookCell[]> {
  const source = {
    matching: matchingClaims(queries, query, caller.actor.userId),
    id: 'claim.id',
    sorts: CLAIM_SORTS,
    load: (ids: readonly string[]) => selectClaims(queries).where('claim.id', 'in', ids).execute(),
    idOf: (row: SummaryRow) => row.id,
  };
  let cursor: string | undefined;
  do {
    const page = await listPage(source, { page: 1, pageSize: AT_ONCE, sort: query.sort, cursor });
    for (const row of page.rows) yield cellsOf(row, language, boardZone);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

const cellsOf = (row: SummaryRow, language: Language, boardZone: string): readonly WorkbookCell[] => [
  row.number,
  row.legal_name,
  row.importer_number,
  row.fiscal_year.toString(),
  refundReasonName(language, row.reason),
  refundStatusName(language, row.status),
  { number: row.line_count.toString() },
  { number: row.amount_collected },
  { number: row.amount_claimed },
  { number: row.amount_verified ?? '' },
  { number: row.amount_approved ?? '' },
  sortableInstant(language, boardZone, row.filed_at.getTime()),
  decisionDueOf(row) ?? '',
  { number: row.unsent_count.toString() },
];
