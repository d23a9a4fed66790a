import { Readable } from 'node:stream';
import type { CompanySummary } from '../../../contract/entities/company';
import type { Language } from '../../../contract/texts/sentence';
import { mayListCompanies } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { csvStream } from '../../export/csvStream';
import { fitsWorkbook } from '../../export/fitsWorkbook';
import { workbook, WORKBOOK_TYPE, type WorkbookCell } from '../../export/workbook';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { type CompanyFilter, pageOfCompanies } from './listCompanies';
import en from '../../texts/en/companyExport.json';
import fr from '../../texts/fr/companyExport.json';

interface CompanyWords {
  readonly sheet: string;
  readonly headings: readonly string[];
  readonly kinds: Readonly<Record<CompanySummary['kind'], string>>;
  readonly statuses: Readonly<Record<CompanySummary['status'], string>>;
  readonly yes: string;
  readonly no: string;
}

/** Headings and words of the exported list of companies, in the order of its cells. */
const COMPANY_WORDS: Readonly<Record<Language, CompanyWords>> = { en, fr };

const AT_ONCE = 500;

type Reader = Pick<RequestContext, 'caller' | 'at' | 'today' | 'language'>;

/** The filtered companies as a file, in the order of the list, a few hundred at a time. */
export async function exportCompanies(
  queries: Queries,
  reader: Reader,
  query: CompanyFilter & { readonly format: 'csv' | 'xlsx' },
): Promise<Outcome<{ readonly fileName: string; readonly type: string; readonly content: Readable }>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  if (query.format === 'xlsx') {
    const { total } = await pageOfCompanies(queries, reader, {
      ...query,
      page: 1,
      pageSize: 1,
      cursor: undefined,
    });
    const fits = fitsWorkbook(total);
    if (!fits.ok) return fits;
  }
  const rows = exportRows(queries, reader, query);
  const { headings, sheet } = COMPANY_WORDS[reader.language];
  const name = `companies-${reader.today}`;
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
  query: CompanyFilter,
): AsyncGenerator<readonly WorkbookCell[]> {
  let cursor: string | undefined;
  do {
    const page = await pageOfCompanies(queries, reader, { ...query, page: 1, pageSize: AT_ONCE, cursor });
    for (const row of page.rows) yield cellsOf(row, reader.language);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

function cellsOf(row: CompanySummary, language: Language): readonly WorkbookCell[] {
  const { kinds, statuses, yes, no } = COMPANY_WORDS[language];
  const word = (is: boolean): string => (is ? yes : no);
  return [
    row.legalName,
    kinds[row.kind],
    statuses[row.status],
    row.city,
    row.country,
    word(row.isAssessmentPayer),
    word(row.isExempt),
    word(row.isRefundEligible),
    row.exemptUsedPercent === null ? '' : { number: row.exemptUsedPercent.toString() },
    word(row.hasPassedThreshold),
    { number: row.balance },
    { number: row.importerNumbers.toString() },
    { number: row.users.toString() },
  ];
}
