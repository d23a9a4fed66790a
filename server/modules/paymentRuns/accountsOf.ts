import { sql } from 'kysely';
import { type Cents, money } from '../../../domain/money';
import { type ClaimAccount, claimAccount } from '../../../domain/refundAccount';
import type { Queries } from '../../db/tables';

export interface AccountOfClaim extends ClaimAccount {
  /** What the claim's company owes from all its overpaid refunds. */
  readonly companyReceivable: Cents;
}

/** How the money of claims stands in the ledger, and what their companies owe from overpaid ones. */
export async function findAccountsOf(
  queries: Queries,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, AccountOfClaim>> {
  const { rows } = await sql<{ claim_id: string; standing: string; receivable: string }>`
    with account as (
      select entry.refund_id, claim.company_id, sum(entry.amount) as standing
      from refund_claim claim join ledger_entry entry on entry.refund_id = claim.id and entry.kind like 'REFUND%'
      where claim.company_id in (select company_id from refund_claim where id = any(${[...claimIds]}::bigint[]))
      group by entry.refund_id, claim.company_id
    )
    select account.refund_id::text as claim_id, account.standing::numeric(14,2) as standing,
      (select coalesce(sum(other.standing) filter (where other.standing > 0), 0) from account other
        where other.company_id = account.company_id)::numeric(14,2) as receivable
    from account where account.refund_id = any(${[...claimIds]}::bigint[])`.execute(queries);
  return new Map(
    rows.map((row) => [
      row.claim_id,
      { ...claimAccount([money(row.standing)]), companyReceivable: money(row.receivable) },
    ]),
  );
}
