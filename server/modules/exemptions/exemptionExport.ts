import en from '../../texts/en/exemptionExport.json';
import fr from '../../texts/fr/exemptionExport.json';
import { Readable } from 'node:stream';
import type { ExemptionSummary } from '../../../contract/entities/summaries';
import { exemptionKindName, exemptionStatusName } from '../../../contract/texts/exemptionNames';
import { sortableInstant } from '../../../contract/texts/instantText';
import type { Language } from '../../../contract/texts/sentence';
import { mayListCompanies } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { csvStream } from '../../export/csvStream';
import { fitsWorkbook } from '../../export/fitsWorkbook';
import { workbook, WORKBOOK_TYPE, type WorkbookCell } from '../../export/workbook';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { type ExemptionFilter, pageOfExemptions } from './listExemptions';

interface ExportWords {
  readonly sheet: string;
  readonly headings: readonly string[];
}

const WORDS: Readonly<Record<Language, ExportWords>> = { en, fr };

const AT_ONCE = 500;

type Reader = Pick<RequestContext, 'caller' | 'today' | 'boardZone' | 'language'>;

/** The filtered applications and certificates as a file, in the order of the list, a few hundred at a time. */
export async function exportExemptions(
  queries: Queries,
  reader: Reader,
  query: ExemptionFilter & { readonly format: 'csv' | 'xlsx' },
): Promise<Outcome<{ readonly fileName: string; readonly type: string; readonly content: Readable }>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  if (query.format === 'xlsx') {
    const { total } = await pageOfExemptions(queries, reader, {
      ...query,
      page: 1,
      pageSize: 1,
      cursor: undefined,
    });
    const fits = fitsWorkbook(total);
    if (!fits.ok) return fits;
  }
  const rows = exportRows(queries, reader, query);
  const { headings, sheet } = WORDS[reader.language];
  const name = `exemptions-${reader.today}`;
  return query.format === 'csv'
    ? ok({ fileName: `${name}.csv`, type: 'text/csv; charset=utf-8', content: csvStream(headings, rows) })
    : ok({
        fileName: `${name}.xlsx`,
        type: WORKBOOK_TYPE,
        content: Readable.from(workbook(sheet, headings, rows)),
      });
}

async function* exportRows(
  queries: Queries,
  reader: Reader,
  query: ExemptionFilter,
): AsyncGenerator<readonly WorkbookCell[]> {
  let cursor: string | undefined;
  do {
    const page = await pageOfExemptions(queries, reader, {
      ...query,
      page: 1,
      pageSize: AT_ONCE,
      cursor,
    });
    for (const row of page.rows) yield cellsOf(row, reader);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

const cellsOf = (
  row: ExemptionSummary,
  { language, boardZone }: Pick<Reader, 'language' | 'boardZone'>,
): readonly WorkbookCell[] => [
  row.number,
  row.companyName,
  exemptionKindName(language, row.kind),
  row.fiscalYear.toString(),
  exemptionStatusName(language, row.status),
  row.submittedAt === null ? '' : sortableInstant(language, boardZone, Date.parse(row.submittedAt)),
  row.decisionDue ?? '',
  row.decisionDaysLeft === null ? '' : { number: row.decisionDaysLeft.toString() },
  row.certificateNumber ?? '',
  row.validFrom ?? '',
  row.validTo ?? '',
  row.revokedFrom ?? '',
  row.thresholdPassedOn ?? '',
];
