import { sql } from 'kysely';
import type { BulkApprovalResult } from '../../../../contract/entities/bulkApproval';
import { approvalLeftOutSentence } from '../../../../contract/texts/bulkLeftOut';
import { failureSentence } from '../../../../contract/texts/failures';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { asStaff } from '../../../../domain/permissions';
import { mayApproveRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import type { Tx } from '../../../db/transaction';
import { failed, type Failure, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import { programInForce } from '../../configuration/programInForce';
import type { RequestContext } from '../../identity/requestContext';
import { writeApproval } from '../approveRefund';
import { lockCustomsLines } from '../claimLines';
import { openClaim } from '../openClaim';
import { approvalVerdict, type ApprovalVerdict } from './approvalVerdict';
import { findApproval } from './presentApproval';

/** Claims approved by one call: each writes a letter, and the audit trail waits for all of them. */
const AT_ONCE = 25;

export interface ApproveTogether {
  readonly id: string;
  /** What the approver saw and signs. */
  readonly total: string;
}

type Row = BulkApprovalResult['rows'][number];

/**
 * Approves the claims of a bulk approval, each as if it were approved by itself: its own audit row, letter, and notice. Not before
 * the sample was opened. A claim that moved since the approval was begun is told of and left as it is.
 */
export const approveTogether = (
  ctx: RequestContext,
  input: ApproveTogether,
): Promise<Outcome<BulkApprovalResult>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const refused = refusalOf(asStaff(actor, 'approver', 'admin'));
    if (refused !== null) return fail(refused);
    const approval = await findApproval(tx, input.id, actor.userId, true);
    if (approval === null) return failed('not-found');
    const parts = await tx
      .selectFrom('refund_bulk_approval_claim')
      .selectAll()
      .where('approval_id', '=', approval.id)
      .orderBy('claim_id')
      .execute();
    const unopened = parts.filter((part) => part.in_sample && part.opened_at === null).length;
    if (unopened > 0) return failed('approval-sample-unopened', { count: unopened });
    const total = sumMoney(parts.map(({ amount }) => money(amount)));
    if (total !== money(input.total))
      return failed('refund-amount-changed', { verified: formatMoney(total) });

    const open = parts.filter(({ outcome }) => outcome === null);
    const now = open.slice(0, AT_ONCE);
    await lockAll(
      tx,
      now.map((part) => part.claim_id),
    );
    const rows: Row[] = [];
    for (const part of now) {
      const row = await approveOne(tx, ctx, part);
      rows.push(row);
      await tx
        .updateTable('refund_bulk_approval_claim')
        .set({ outcome: row.outcome })
        .where('approval_id', '=', approval.id)
        .where('claim_id', '=', part.claim_id)
        .execute();
    }
    const left = open.length - rows.length;
    if (open.length > 0 && left === 0) await finish(tx, ctx, approval.id);
    return ok({ rows, left });
  });

/**
 * The claims and their lines, before the first audit row: whoever decides on one of them waits here, and not at the end of the chain
 * with a claim in hand that we wait for.
 */
async function lockAll(tx: Tx, claimIds: readonly string[]): Promise<void> {
  const ids = ['0', ...claimIds];
  await tx.selectFrom('refund_claim').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const lines = await tx
    .selectFrom('refund_claim_line')
    .select('customs_line_id')
    .where('claim_id', 'in', ids)
    .execute();
  await lockCustomsLines(
    tx,
    lines.map((line) => line.customs_line_id),
  );
}

interface Part {
  readonly claim_id: string;
  readonly version: number;
  readonly amount: string;
}

async function approveOne(tx: Tx, ctx: RequestContext, part: Part): Promise<Row> {
  const id = part.claim_id;
  const { number } = await tx
    .selectFrom('refund_claim')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const refusedAs = (reason: string): Row => ({
    id,
    number,
    amount: part.amount,
    outcome: 'refused',
    reason,
  });
  const told = ({ kind, values }: Failure): Row =>
    refusedAs(failureSentence(ctx.language, kind, values ?? {}));
  const wanted = { id, version: part.version, action: 'approve' } as const;
  const opened = await openClaim(tx, ctx, wanted, (subject) => mayApproveRefund(ctx.caller.actor, subject));
  if (!opened.ok) return told(opened.failure);
  const verdict = await verdictOn(tx, ctx, id);
  if (verdict !== 'ready') return refusedAs(approvalLeftOutSentence(ctx.language, verdict));
  const written = await writeApproval(tx, ctx, opened.value, '');
  if (!written.ok) return told(written.failure);
  return { id, number, amount: part.amount, outcome: 'approved', reason: null };
}

/** As it stands now that the claim is locked. */
async function verdictOn(tx: Tx, ctx: RequestContext, id: string): Promise<ApprovalVerdict> {
  const { twoApproverLimit } = await programInForce(tx, ctx.at);
  const { verdict } = await tx
    .selectFrom('refund_claim as claim')
    .select(approvalVerdict(ctx.caller.actor, twoApproverLimit).as('verdict'))
    .where('claim.id', '=', id)
    .executeTakeFirstOrThrow();
  return verdict;
}

async function finish(tx: Tx, ctx: RequestContext, id: string): Promise<void> {
  await tx.updateTable('refund_bulk_approval').set({ decided_at: ctx.at }).where('id', '=', id).execute();
  const { approved, refused, total } = await tx
    .selectFrom('refund_bulk_approval_claim')
    .select([
      sql<number>`(count(*) filter (where outcome = 'approved'))::int`.as('approved'),
      sql<number>`(count(*) filter (where outcome = 'refused'))::int`.as('refused'),
      sql<string>`coalesce(sum(amount) filter (where outcome = 'approved'), 0)::numeric(14,2)`.as('total'),
    ])
    .where('approval_id', '=', id)
    .executeTakeFirstOrThrow();
  await appendAudit(tx, ctx, {
    action: 'bulk-approval-decided',
    subject: { type: 'bulkApproval', id },
    companyId: null,
    details: { approved, refused, total },
  });
}
