import { checkDigit } from '../../../domain/entryNumber';
import type { Services } from '../../../server/services';

/** A posted line of the tests: what is left out is that of an ordinary lumber entry. */
export interface EntryLine {
  /** Makes the entry number: 1 is 001-0000001 and its check digit. */
  readonly entry: number;
  readonly lineNo?: number;
  readonly entryDate?: string;
  readonly collected: string;
  /** In the program's unit; null where no factor was in force. */
  readonly quantity?: string | null;
  readonly importerNumber?: string;
  readonly htsCode?: string;
  readonly unit?: string;
  /** As Customs reports it, in `unit`. */
  readonly reported?: string;
  readonly expected?: string;
  readonly variance?: string;
  /** In square meters, kept beside the one that counts. */
  readonly squareMetres?: string;
  readonly companyId: string | null;
  readonly covered?: boolean;
  readonly entryType?: string;
  /** Above zero for a correction that posts a delta. */
  readonly adjustmentSeq?: number;
}

export const entryNumberOf = (entry: number): string => {
  const ten = `001${entry.toString().padStart(7, '0')}`;
  return ten + checkDigit(ten);
};

/** Posts lines as the import does at its end, and answers their ids in order. */
export async function postLines(
  { database, clock }: Services,
  staffId: string,
  lines: readonly EntryLine[],
): Promise<string[]> {
  const sha256 = `${Date.now()}-${Math.random()}`;
  const batch = await database.db
    .insertInto('customs_batch')
    .values({
      file_name: 'entries.csv',
      size_bytes: 1,
      sha256,
      status: 'Posted',
      uploaded_by: staffId,
      uploaded_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await database.db
    .insertInto('customs_line')
    .values(lines.map((line) => rowOf(line, batch.id, clock.now())))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const rowOf = (line: EntryLine, batchId: string, at: Date) => ({
  batch_id: batchId,
  company_id: line.companyId,
  entry_number: entryNumberOf(line.entry),
  line_no: line.lineNo ?? 1,
  hts_code: line.htsCode ?? '4407110000',
  fee_class: '105',
  adjustment_seq: line.adjustmentSeq ?? 0,
  entry_type: line.entryType ?? '01',
  entry_date: line.entryDate ?? '2026-03-02',
  import_date: null,
  summary_date: null,
  payment_date: null,
  fiscal_year: Number((line.entryDate ?? '2026-03-02').slice(0, 4)),
  port_code: '0712',
  origin_country: 'CA',
  export_country: 'CA',
  importer_number: line.importerNumber ?? '12-3456789',
  importer_name: 'Cedarline Imports',
  covered: line.covered ?? true,
  quantity: line.reported ?? '100.000',
  unit: line.unit ?? 'm3',
  second_quantity: line.squareMetres ?? null,
  second_unit: line.squareMetres === undefined ? null : 'm2',
  quantity_program_unit: line.quantity === undefined ? '42.378' : line.quantity,
  entered_value: null,
  amount_collected: line.collected,
  amount_expected: line.expected ?? null,
  variance: line.variance ?? null,
  variance_flagged: false,
  rate: null,
  factor: null,
  exempt_certificate: null,
  posted_at: at,
});
