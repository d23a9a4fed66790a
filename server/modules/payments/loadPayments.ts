import { sql } from 'kysely';
import type { z } from 'zod';
import { PAYMENT_KINDS, type paymentSummary } from '../../../contract/entities/payment';
import type { Queries } from '../../db/tables';
import { returnedOf } from '../ledger/returnedOf';

export type PaymentSummary = z.output<typeof paymentSummary>;

/** Payments by their ids, in no order; ids of other entries give none. */
export async function loadPayments(queries: Queries, ids: readonly string[]): Promise<PaymentSummary[]> {
  const rows = await queries
    .selectFrom('ledger_entry as payment')
    .innerJoin('company', 'company.id', 'payment.company_id')
    .leftJoin('assessment_report as report', 'report.id', 'payment.report_id')
    .leftJoin('exemption', 'exemption.id', 'payment.exemption_id')
    // The last part taken back says when and why.
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('ledger_entry as part')
          .select(['part.effective_date', 'part.note'])
          .whereRef('part.reversal_of', '=', 'payment.id')
          .orderBy('part.id', 'desc')
          .limit(1)
          .as('reversal'),
      (join) => join.onTrue(),
    )
    .select(['payment.id', 'payment.company_id', 'payment.kind', 'payment.effective_date'])
    .select(['payment.created_at', 'payment.reference', 'company.legal_name', 'report.id as report_id'])
    .select(['payment.exemption_id', 'exemption.number as exemption_number'])
    .select([
      'report.number as report_number',
      'reversal.effective_date as reversed_on',
      'reversal.note as reversed_note',
    ])
    .select([
      sql<string>`(-payment.amount)::numeric(14,2)`.as('amount'),
      returnedOf('payment.id').as('returned'),
    ])
    .where('payment.id', 'in', ids)
    .where('payment.kind', 'in', PAYMENT_KINDS)
    .where('payment.reversal_of', 'is', null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    companyName: row.legal_name,
    kind: kindOf(row.kind),
    amount: row.amount,
    receivedOn: row.effective_date,
    postedAt: row.created_at.toISOString(),
    reference: row.reference,
    reportId: row.report_id,
    reportNumber: row.report_number,
    exemptionId: row.exemption_id,
    exemptionNumber: row.exemption_number,
    returned: row.returned,
    reversed:
      row.reversed_on === null || row.returned !== row.amount
        ? null
        : { on: row.reversed_on, note: row.reversed_note ?? '' },
  }));
}

function kindOf(kind: string): PaymentSummary['kind'] {
  const known = PAYMENT_KINDS.find((each) => each === kind);
  if (known === undefined) throw new Error(`${kind} is no payment`);
  return known;
}
