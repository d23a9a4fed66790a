import type { BulkApprovalResult } from '../../../../contract/entities/bulkApproval';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { asStaff } from '../../../../domain/permissions';
import { mayApproveRefund } from '../../../../domain/refundPermissions';
import { fail, ok, type Result } from '../../../../domain/result';
import type { RefusalInApproval } from '../../../db/refundTables';
import type { Tx } from '../../../db/transaction';
import { failed, type Failure, type Outcome, refusalOf } from '../../../failure';
import { programInForce } from '../../configuration/programInForce';
import type { RequestContext } from '../../identity/requestContext';
import { writeApproval } from '../approveRefund';
import { lockCustomsLines } from '../claimLines';
import { openClaim } from '../openClaim';
import { type ClaimStep, recordActions } from '../recordAction';
import { approvalVerdict, type ApprovalVerdict } from './approvalVerdict';
import { recordDecided } from './recordDecided';
import { findApproval } from './presentApproval';
import { refusalSentence } from './refusalSentence';

/** Claims approved by one call: each writes a letter, and the claims stay locked until the last is written. */
const AT_ONCE = 25;

export interface ApproveTogether {
  readonly id: string;
  /** What the approver saw and signs. */
  readonly total: string;
  /** How many claims the approver saw undecided. */
  readonly left: number;
}

/**
 * Approves the claims of a bulk approval, each as if it were approved by itself: its own audit row, letter, and notice. Not before
 * the sample was opened. A claim that moved since the approval was begun is told of and left as it is. All that takes time comes
 * before the first audit row, because everybody who writes one waits from there on.
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
      .selectFrom('refund_bulk_approval_claim as part')
      .innerJoin('refund_claim as claim', 'claim.id', 'part.claim_id')
      .selectAll('part')
      .select(['claim.number'])
      .where('part.approval_id', '=', approval.id)
      .orderBy('part.claim_id')
      .execute();
    const unopened = parts.filter((part) => part.in_sample && part.opened_at === null).length;
    if (unopened > 0) return failed('approval-sample-unopened', { count: unopened });
    const total = sumMoney(parts.map(({ amount }) => money(amount)));
    if (total !== money(input.total))
      return failed('refund-amount-changed', { verified: formatMoney(total) });
    const open = parts.filter(({ outcome }) => outcome === null);
    if (open.length !== input.left) return failed('approval-went-on', { left: open.length });

    const now = open.slice(0, AT_ONCE);
    await lockAll(
      tx,
      now.map((part) => part.claim_id),
    );
    const steps: ClaimStep[] = [];
    const rows: BulkApprovalResult['rows'] = [];
    for (const part of now) {
      const decided = await decide(tx, ctx, part);
      if (decided.ok) steps.push(decided.value);
      const refusal = decided.ok ? null : decided.failure;
      const outcome = decided.ok ? 'approved' : 'refused';
      rows.push({
        id: part.claim_id,
        number: part.number,
        amount: part.amount,
        outcome,
        reason: refusal === null ? null : refusalSentence(ctx.language, refusal),
      });
      await tx
        .updateTable('refund_bulk_approval_claim')
        .set({ outcome, refusal: refusal === null ? null : JSON.stringify(refusal) })
        .where('approval_id', '=', approval.id)
        .where('claim_id', '=', part.claim_id)
        .execute();
    }
    await recordActions(
      tx,
      ctx,
      steps.map(({ claim, done }) => ({ claim, done: { ...done, bulkApproval: approval.id } })),
    );
    const left = open.length - rows.length;
    if (open.length > 0 && left === 0) await recordDecided(tx, ctx, approval.id);
    return ok({ rows, left });
  });

/**
 * The claims, their lines, and their companies, before anything is written: whoever decides on one of them waits here, and not at the
 * end of the chain with something in hand that we wait for.
 */
async function lockAll(tx: Tx, claimIds: readonly string[]): Promise<void> {
  const ids = ['0', ...claimIds];
  const claims = await tx
    .selectFrom('refund_claim')
    .select('company_id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const lines = await tx
    .selectFrom('refund_claim_line')
    .select('customs_line_id')
    .where('claim_id', 'in', ids)
    .execute();
  await lockCustomsLines(
    tx,
    lines.map((line) => line.customs_line_id),
  );
  await tx
    .selectFrom('company')
    .select('id')
    .where('id', 'in', ['0', ...claims.map((claim) => claim.company_id)])
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Writes the approval of one claim, all but its new state and what tells of it. */
async function decide(
  tx: Tx,
  ctx: RequestContext,
  part: { readonly claim_id: string; readonly version: number },
): Promise<Result<ClaimStep, RefusalInApproval>> {
  const refusedAs = ({ kind, values = {} }: Failure) => fail({ kind, values });
  const wanted = { id: part.claim_id, version: part.version, action: 'approve' } as const;
  const opened = await openClaim(tx, ctx, wanted, (subject) => mayApproveRefund(ctx.caller.actor, subject));
  if (!opened.ok) return refusedAs(opened.failure);
  const verdict = await verdictOn(tx, ctx, part.claim_id);
  if (verdict !== 'ready') return fail({ why: verdict });
  const written = await writeApproval(tx, ctx, opened.value, '');
  return written.ok ? written : refusedAs(written.failure);
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
