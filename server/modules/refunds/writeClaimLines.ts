import { sql } from 'kysely';
import { formatMoney, sumMoney } from '../../../domain/money';
import { formatQuantity } from '../../../domain/quantity';
import type { Queries } from '../../db/tables';
import type { PreparedClaim, PreparedLine } from './prepareClaim';

/** Writes the lines of a claim in their order, in the place of any it had; from here on it holds them. */
export async function writeClaimLines(
  tx: Queries,
  claimId: string,
  lines: readonly PreparedLine[],
): Promise<void> {
  await tx.deleteFrom('refund_claim_line').where('claim_id', '=', claimId).execute();
  await insertClaimLines(tx, claimId, lines, 0);
}

/** Writes lines of a claim in their order, the first at a place. */
export async function insertClaimLines(
  tx: Queries,
  claimId: string,
  lines: readonly PreparedLine[],
  from: number,
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ available, claimed }, index) => ({
    position: from + index,
    customs_line_id: available.id,
    amount_collected: formatMoney(available.line.collected),
    amount_proposed: formatMoney(available.proposed),
    amount_claimed: formatMoney(claimed),
    share: available.share,
    exempt_applied: formatQuantity(available.exemptApplied),
    explanation: available.explanation,
  }));
  await sql`
    insert into refund_claim_line (claim_id, position, customs_line_id, is_open, amount_collected, amount_proposed,
      amount_claimed, share, exempt_applied, explanation)
    select ${claimId}::bigint, position, customs_line_id, true, amount_collected, amount_proposed, amount_claimed, share,
      exempt_applied, explanation
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (position int, customs_line_id bigint,
      amount_collected numeric, amount_proposed numeric, amount_claimed numeric, share text, exempt_applied numeric,
      explanation jsonb)`.execute(tx);
}

/** The sums of a claim's lines, as its columns keep them. */
export const claimTotals = ({
  lines,
  pendingAtCustoms,
}: Pick<PreparedClaim, 'lines' | 'pendingAtCustoms'>) => ({
  line_count: lines.length,
  unsent_count: pendingAtCustoms.length,
  amount_collected: formatMoney(sumMoney(lines.map(({ available }) => available.line.collected))),
  amount_claimed: formatMoney(sumMoney(lines.map(({ claimed }) => claimed))),
  changed_since_filed: false,
});
