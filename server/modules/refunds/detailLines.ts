import { sql } from 'kysely';
import type { RefundLine } from '../../../contract/entities/refund';
import { portName } from '../../../domain/portCode';
import type { Queries } from '../../db/tables';

/** What the rule gave when the claim was filed, at most what is left today beside what this claim itself refunded. */
const PROPOSED_STILL = sql<string>`least(part.amount_proposed, greatest(0,
  net.amount_collected - net.amount_refunded + coalesce(part.amount_approved, 0)))::numeric(14,2)`;

/** A claim's lines in their order, each beside what Customs collected and what was refunded on it. */
export async function findDetailLines(queries: Queries, claimId: string): Promise<RefundLine[]> {
  const rows = await queries
    .selectFrom('refund_claim_line as part')
    .innerJoin('customs_line_net as net', 'net.id', 'part.customs_line_id')
    .innerJoin('customs_line as line', 'line.id', 'part.customs_line_id')
    .select([
      'part.id',
      'part.customs_line_id',
      'part.amount_collected as collected_as_filed',
      'part.amount_claimed',
      'part.amount_verified',
    ])
    .select(PROPOSED_STILL.as('amount_proposed'))
    .select(['part.amount_approved', 'part.share', 'part.explanation', 'line.port_code'])
    .select(['net.entry_number', 'net.line_no', 'net.entry_date', 'net.hts_code', 'net.quantity', 'net.unit'])
    .select(['net.quantity_program_unit', 'net.amount_collected', 'net.amount_refunded'])
    .where('part.claim_id', '=', claimId)
    .orderBy('part.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    customsLineId: row.customs_line_id,
    entryNumber: row.entry_number,
    lineNo: row.line_no,
    portCode: row.port_code,
    portName: row.port_code === null ? null : portName(row.port_code),
    entryDate: row.entry_date,
    htsCode: row.hts_code,
    quantity: row.quantity,
    unit: row.unit,
    quantityProgramUnit: row.quantity_program_unit,
    amountCollected: row.amount_collected,
    amountCollectedAsFiled: row.collected_as_filed,
    amountRefunded: row.amount_refunded,
    amountProposed: row.amount_proposed,
    amountClaimed: row.amount_claimed,
    amountVerified: row.amount_verified,
    amountApproved: row.amount_approved,
    share: row.share,
    explanation: row.explanation.map(({ step, values }) => ({ step, values: { ...values } })),
  }));
}
