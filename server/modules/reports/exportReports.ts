import { Readable } from 'node:stream';
import { sortableInstant } from '../../../contract/texts/instantText';
import { periodName } from '../../../contract/texts/periodName';
import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { csvStream } from '../../export/csvStream';
import { fitsWorkbook } from '../../export/fitsWorkbook';
import { workbook, type WorkbookCell, WORKBOOK_TYPE } from '../../export/workbook';
import type { Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { companyReported, pageOfReports, type ReportFilter } from './listReports';
import type { ReportSummary } from './reportRows';
import type { Language } from '../../../contract/texts/sentence';
import type { ReportStatus } from '../../../domain/reportStates';
import en from '../../texts/en/reportExport.json';
import fr from '../../texts/fr/reportExport.json';

interface ReportExportTexts {
  readonly sheet: string;
  /** In the order of the cells. */
  readonly headings: readonly string[];
  readonly statuses: Readonly<Record<ReportStatus, string>>;
}

/** The words of a company's exported reports. */
const REPORT_EXPORT_TEXTS: Readonly<Record<Language, ReportExportTexts>> = { en, fr };

type FileReader = Pick<RequestContext, 'caller' | 'today' | 'language' | 'boardZone'>;

const AT_ONCE = 500;

/** The reports of one company as a file, in the order of its list. */
export async function exportReports(
  queries: Queries,
  reader: FileReader,
  query: ReportFilter & { readonly format: 'csv' | 'xlsx' },
): Promise<Outcome<{ readonly fileName: string; readonly type: string; readonly content: Readable }>> {
  const companyId = companyReported(reader, query);
  if (!companyId.ok) return companyId;
  const own = { ...query, companyId: companyId.value };
  if (query.format === 'xlsx') {
    const { total } = await pageOfReports(queries, reader, {
      ...own,
      page: 1,
      pageSize: 1,
      cursor: undefined,
    });
    const fits = fitsWorkbook(total);
    if (!fits.ok) return fits;
  }
  const { headings, sheet } = REPORT_EXPORT_TEXTS[reader.language];
  const rows = exportRows(queries, own, reader);
  const name = `reports-${reader.today}`;
  return ok(
    query.format === 'csv'
      ? {
          fileName: `${name}.csv`,
          type: 'text/csv; charset=utf-8',
          content: csvStream(headings, rows),
        }
      : {
          fileName: `${name}.xlsx`,
          type: WORKBOOK_TYPE,
          content: Readable.from(workbook(sheet, headings, rows)),
        },
  );
}

async function* exportRows(
  queries: Queries,
  query: ReportFilter,
  reader: FileReader,
): AsyncGenerator<readonly WorkbookCell[]> {
  let cursor: string | undefined;
  do {
    const page = await pageOfReports(queries, reader, { ...query, page: 1, pageSize: AT_ONCE, cursor });
    for (const row of page.rows) yield cellsOf(row, reader);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

const cellsOf = (report: ReportSummary, { language, boardZone }: FileReader): readonly WorkbookCell[] => [
  report.number,
  report.companyName,
  report.fiscalYear.toString(),
  periodName(language, report.period),
  REPORT_EXPORT_TEXTS[language].statuses[report.status],
  report.dueDate,
  report.submittedAt === null ? '' : sortableInstant(language, boardZone, Date.parse(report.submittedAt)),
  { number: report.quantityShipped },
  { number: report.quantityAssessable },
  { number: report.amountDue },
  { number: report.lateCharge },
  { number: report.interest },
  { number: report.amountPaid },
  { number: report.balance },
];
