import { sql } from 'kysely';
import type { Queries } from '../../../db/tables';
import type { PreparedLine } from '../prepareClaim';
import { insertClaimLines } from '../writeClaimLines';

/** Adds lines to a claim behind those it has. */
export async function appendClaimLines(
  tx: Queries,
  claimId: string,
  lines: readonly PreparedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const { next } = await tx
    .selectFrom('refund_claim_line')
    .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'))
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow();
  await insertClaimLines(tx, claimId, lines, next);
}

/** A claim's sums and counts by the lines it has now. It is claimed exactly as proposed only once it waits for no line, and as long as none was corrected. */
export async function refreshedTotals(tx: Queries, claimId: string) {
  const { rows } = await sql<{
    line_count: number;
    unsent_count: number;
    amount_collected: string;
    amount_claimed: string;
    exact_match: boolean;
  }>`
    select count(part.id)::int as line_count, waiting.count as unsent_count,
      coalesce(sum(net.amount_collected), 0)::numeric(14,2) as amount_collected,
      coalesce(sum(part.amount_claimed), 0)::numeric(14,2) as amount_claimed,
      count(part.id) > 0 and waiting.count = 0
        and coalesce(bool_and(part.amount_claimed = part.amount_proposed
          and net.amount_collected = part.amount_collected), true) as exact_match
    from (select count(*)::int as count from refund_unsent_line
      where claim_id = ${claimId} and state = 'waiting') waiting
    left join refund_claim_line part on part.claim_id = ${claimId}
    left join customs_line_net net on net.id = part.customs_line_id
    group by waiting.count`.execute(tx);
  const [totals] = rows;
  if (totals === undefined) throw new Error(`claim ${claimId} has no sums`);
  return totals;
}
