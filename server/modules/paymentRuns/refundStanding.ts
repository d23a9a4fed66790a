import { sql } from 'kysely';
import type { z } from 'zod';
import type { refundStanding } from '../../../contract/entities/paymentRun';
import { formatMoney } from '../../../domain/money';
import type { Queries } from '../../db/tables';
import { findUnpaidBalance } from './unpaidBalance';

/** What the board owes a company on its claims, and what the company owes from refunds that Customs took back and on its reports. */
export async function findRefundStanding(
  queries: Queries,
  companyId: string,
): Promise<z.output<typeof refundStanding>> {
  const { rows } = await sql<{ payable: string; receivable: string }>`
    with account as (
      select sum(entry.amount) as standing
      from refund_claim claim join ledger_entry entry on entry.refund_id = claim.id and entry.kind like 'REFUND%'
      where claim.company_id = ${companyId} group by claim.id
    )
    select coalesce(-sum(standing) filter (where standing < 0), 0)::numeric(14,2) as payable,
      coalesce(sum(standing) filter (where standing > 0), 0)::numeric(14,2) as receivable
    from account`.execute(queries);
  return {
    payable: rows[0]?.payable ?? '0.00',
    receivable: rows[0]?.receivable ?? '0.00',
    unpaidBalance: formatMoney(await findUnpaidBalance(queries, companyId)),
  };
}
