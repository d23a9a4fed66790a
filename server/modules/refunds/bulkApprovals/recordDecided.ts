import { formatMoney, money, sumMoney } from '../../../../domain/money';
import type { Tx } from '../../../db/transaction';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';

/** Closes a bulk approval: the audit trail keeps which claims of the sample were opened when, and what became of each claim. */
export async function recordDecided(tx: Tx, ctx: RequestContext, id: string): Promise<void> {
  await tx.updateTable('refund_bulk_approval').set({ decided_at: ctx.at }).where('id', '=', id).execute();
  const parts = await tx
    .selectFrom('refund_bulk_approval_claim as part')
    .innerJoin('refund_claim as claim', 'claim.id', 'part.claim_id')
    .select(['claim.number', 'part.amount', 'part.outcome', 'part.opened_at'])
    .where('part.approval_id', '=', id)
    .orderBy('claim.id')
    .execute();
  const approved = parts.filter(({ outcome }) => outcome === 'approved');
  const refused = parts.filter(({ outcome }) => outcome === 'refused');
  await appendAudit(tx, ctx, {
    action: 'bulk-approval-decided',
    subject: { type: 'bulkApproval', id },
    companyId: null,
    details: {
      approved: approved.length,
      refused: refused.length,
      total: formatMoney(sumMoney(approved.map(({ amount }) => money(amount)))),
      opened: parts.flatMap(({ number, opened_at: at }) =>
        at === null ? [] : [{ number, at: at.toISOString() }],
      ),
      approvedClaims: approved.map(({ number }) => number),
      refusedClaims: refused.map(({ number }) => number),
    },
  });
}
