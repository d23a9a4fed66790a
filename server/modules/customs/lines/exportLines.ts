import { Readable } from 'node:stream';
import { OWN_COLUMNS, type OwnColumnName } from '../../../../domain/customsImport/columns';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { formatHtsCode } from '../../../../domain/htsCode';
import { ok } from '../../../../domain/result';
import { countMatching, listPage } from '../../../db/list';
import type { Queries } from '../../../db/tables';
import { csvStream } from '../../../export/csvStream';
import { fitsWorkbook } from '../../../export/fitsWorkbook';
import { workbook, type WorkbookCell, WORKBOOK_TYPE } from '../../../export/workbook';
import type { Outcome } from '../../../failure';
import en from '../../../texts/en/customsExport.json';
import fr from '../../../texts/fr/customsExport.json';
import type { RequestContext } from '../../identity/requestContext';
import { findNames } from './findNames';
import type { LineRow } from './lineRepository';
import { type LineQuery, lineSource } from './listLines';

export interface ExportedLines {
  readonly fileName: string;
  readonly type: string;
  readonly content: Readable;
}

const SHEETS = { en, fr };

const ROWS_AT_A_TIME = 1000;

/** What the board knows of a line besides; the import leaves these columns out, with a notice. */
const FURTHER_COLUMNS = [
  'Company',
  'ProgramQuantity',
  'AmountCalculated',
  'Variance',
  'AmountRefunded',
  'Claim',
] as const;

/**
 * The filtered lines as a file that the import itself would take: its columns come first, in the template's order. Read a thousand
 * at a time while the file is sent.
 */
export async function exportLines(
  db: Queries,
  ctx: Pick<RequestContext, 'caller' | 'language' | 'today'>,
  query: LineQuery & { readonly format: 'csv' | 'xlsx' },
): Promise<Outcome<ExportedLines>> {
  if (query.format === 'xlsx') {
    const filter = { ...query, found: await findNames(db, query.q) };
    const fits = fitsWorkbook(await countMatching(lineSource(db, ctx.caller.actor, filter).matching));
    if (!fits.ok) return fits;
  }
  const heading = [...OWN_COLUMNS.map(({ name }) => name), ...FURTHER_COLUMNS];
  const rows = readAll(db, ctx, query);
  const fileName = `customs-lines-${ctx.today}.${query.format}`;
  return ok(
    query.format === 'xlsx'
      ? {
          fileName,
          type: WORKBOOK_TYPE,
          content: Readable.from(workbook(SHEETS[ctx.language].sheet, heading, rows)),
        }
      : { fileName, type: 'text/csv; charset=utf-8', content: csvStream(heading, rows) },
  );
}

async function* readAll(
  db: Queries,
  ctx: Pick<RequestContext, 'caller'>,
  query: LineQuery,
): AsyncGenerator<readonly WorkbookCell[]> {
  // A file needs no total, and counting for every thousand rows would take most of its time.
  const filter = { ...query, found: await findNames(db, query.q) };
  const source = { ...lineSource(db, ctx.caller.actor, filter), total: () => Promise.resolve(0) };
  let cursor: string | undefined;
  do {
    const page = await listPage(source, { page: 1, pageSize: ROWS_AT_A_TIME, sort: query.sort, cursor });
    for (const row of page.rows) yield cellsOf(row);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

const cellsOf = (row: LineRow): readonly WorkbookCell[] => {
  const cells: Readonly<Record<OwnColumnName, WorkbookCell>> = {
    EntryNumber: formatEntryNumber(row.entry_number),
    LineNo: row.line_no.toString(),
    EntryType: row.entry_type ?? '',
    EntryDate: row.entry_date,
    ImportDate: row.import_date ?? '',
    SummaryDate: row.summary_date ?? '',
    PaymentDate: row.payment_date ?? '',
    PortCode: row.port_code ?? '',
    OriginCountry: row.origin_country ?? '',
    ExportCountry: row.export_country ?? '',
    ImporterNumber: row.importer_number,
    ImporterName: row.importer_name,
    HtsNumber: formatHtsCode(row.hts_code),
    Quantity: { number: row.quantity },
    Unit: row.unit,
    SecondQuantity: { number: row.second_quantity ?? '' },
    SecondUnit: row.second_unit ?? '',
    EnteredValue: { number: row.entered_value ?? '' },
    FeeClass: row.fee_class,
    AssessmentAmount: { number: row.amount_collected },
    ExemptCertificate: row.exempt_certificate ?? '',
    AdjustmentSeq: row.adjustment_seq.toString(),
    AdjustmentReason: row.adjustment_reason ?? '',
  };
  return [
    ...OWN_COLUMNS.map(({ name }) => cells[name]),
    row.company_name ?? '',
    { number: row.quantity_program_unit ?? row.entered_quantity ?? '' },
    { number: row.amount_expected ?? '' },
    { number: row.shown_variance ?? '' },
    { number: row.amount_refunded },
    row.claim_number ?? '',
  ];
};
