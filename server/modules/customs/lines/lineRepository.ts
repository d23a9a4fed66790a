import { sql } from 'kysely';
import type { CustomsLine } from '../../../../contract/entities/customs';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { formatHtsCode } from '../../../../domain/htsCode';
import { portName } from '../../../../domain/portCode';
import type { Queries } from '../../../db/tables';

/**
 * Whether a line was corrected by a quantity that no factor converts: what was converted of the line itself does not count then, as in
 * the view of what lines amount to.
 */
const HAS_UNCONVERTED_CORRECTION = sql<boolean>`line.adjustment_seq = 0 and exists (
  select from customs_line later
  where later.entry_number = line.entry_number and later.line_no = line.line_no and later.hts_code = line.hts_code
    and later.fee_class = line.fee_class and later.adjustment_seq > 0 and later.quantity <> 0
    and later.quantity_program_unit is null)`;

/**
 * How far a line lies from what was expected. A correction of a line with an expectation moves it by all it corrects, so that lines
 * and corrections add up to what was collected less what was expected.
 */
export const LINE_VARIANCE = sql<string | null>`case when line.adjustment_seq = 0 then line.variance else (
  select line.amount_collected from customs_line base
  where base.entry_number = line.entry_number and base.line_no = line.line_no and base.hts_code = line.hts_code
    and base.fee_class = line.fee_class and base.adjustment_seq = 0 and base.amount_expected is not null) end`;

/** Every column of an entry line, with its company and the undecided claim it stands in. */
export const selectLines = (db: Queries) =>
  db
    .selectFrom('customs_line as line')
    .leftJoin('company', 'company.id', 'line.company_id')
    .leftJoin('refund_claim_line as part', (join) =>
      join.onRef('part.customs_line_id', '=', 'line.id').on('part.is_open', '=', true),
    )
    .leftJoin('refund_claim as claim', 'claim.id', 'part.claim_id')
    .leftJoin('entered_line_quantity as by_hand', 'by_hand.customs_line_id', 'line.id')
    .selectAll('line')
    .select([
      LINE_VARIANCE.as('shown_variance'),
      HAS_UNCONVERTED_CORRECTION.as('is_corrected_unconverted'),
      // Looked up where there is one alone: exports pass here with a million lines.
      sql<string | null>`case when by_hand.customs_line_id is not null then (
        select net.quantity_program_unit from customs_line_net net where net.id = line.id)::numeric(14,3) end`.as(
        'entered_quantity',
      ),
    ])
    .select(['company.legal_name as company_name', 'claim.id as claim_id', 'claim.number as claim_number']);

export type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;

/** What counts of a line in the program's unit: as converted when it was posted, or as staff entered it; null while neither holds. */
const countedQuantity = (row: LineRow): string | null =>
  row.is_corrected_unconverted ? row.entered_quantity : (row.quantity_program_unit ?? row.entered_quantity);

/** An entry line as the contract has it; numbers are shown as people write them. */
export const toLine = (row: LineRow): CustomsLine => ({
  id: row.id,
  entryNumber: formatEntryNumber(row.entry_number),
  lineNo: row.line_no,
  adjustmentSeq: row.adjustment_seq,
  entryType: row.entry_type,
  entryDate: row.entry_date,
  importDate: row.import_date,
  paymentDate: row.payment_date,
  fiscalYear: row.fiscal_year,
  portCode: row.port_code,
  portName: row.port_code === null ? null : portName(row.port_code),
  originCountry: row.origin_country,
  importerNumber: row.importer_number,
  importerName: row.importer_name,
  companyId: row.company_id,
  companyName: row.company_name,
  htsCode: formatHtsCode(row.hts_code),
  covered: row.covered,
  quantity: row.quantity,
  unit: row.unit,
  secondQuantity: row.second_quantity,
  secondUnit: row.second_unit,
  quantityProgramUnit: countedQuantity(row),
  needsQuantity: row.covered && row.adjustment_seq === 0 && countedQuantity(row) === null,
  enteredValue: row.entered_value,
  feeClass: row.fee_class,
  amountCollected: row.amount_collected,
  amountExpected: row.amount_expected,
  variance: row.shown_variance,
  varianceFlagged: row.variance_flagged,
  exemptCertificate: row.exempt_certificate,
  amountRefunded: row.amount_refunded,
  claimId: row.claim_id,
  claimNumber: row.claim_number,
  batchId: row.batch_id,
});
