import { sql } from 'kysely';
import { APPROVAL_LEFT_OUT, type BulkApproval } from '../../../../contract/entities/bulkApproval';
import { drawSample } from '../../../../domain/approvalSample';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { asStaff } from '../../../../domain/permissions';
import { fail, ok } from '../../../../domain/result';
import type { Tx } from '../../../db/transaction';
import { type Outcome, refusalOf } from '../../../failure';
import { newOpaqueId } from '../../../system/ids';
import { appendAudit } from '../../audit/appendAudit';
import { programInForce } from '../../configuration/programInForce';
import type { RequestContext } from '../../identity/requestContext';
import { chosenClaims, type ClaimSelection } from '../review/chosenClaims';
import { approvalVerdict, type ApprovalVerdict } from './approvalVerdict';
import { findApproval, presentApproval } from './presentApproval';

/** Claims decided on together at the most, the lowest id first. */
const AT_MOST = 1_000;
/** How many numbers stand beside each reason as examples. */
const EXAMPLES = 5;

interface Judged {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly amount_verified: string | null;
  readonly verdict: ApprovalVerdict;
}

/**
 * Begins to approve chosen claims together: notes which can be and which version of each, and draws the sample that must be opened
 * first. Beginning again with the same claims gives the sample that was drawn before, so that nobody draws until they like it.
 */
export const startBulkApproval = (
  ctx: RequestContext,
  input: { readonly selection: ClaimSelection },
): Promise<Outcome<BulkApproval>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const refused = refusalOf(asStaff(actor, 'approver', 'admin'));
    if (refused !== null) return fail(refused);
    const { twoApproverLimit } = await programInForce(tx, ctx.at);
    const judged: Judged[] = await chosenClaims(tx, actor.userId, input.selection)
      .select(['claim.id', 'claim.number', 'claim.version', 'claim.amount_verified'])
      .select(approvalVerdict(actor, twoApproverLimit).as('verdict'))
      .orderBy('claim.id')
      .limit(AT_MOST)
      .execute();
    const ready = judged.filter(({ verdict }) => verdict === 'ready');
    const before = await findSame(tx, actor.userId, ready);
    const id = before ?? (await draw(tx, ctx, judged, ready));
    const approval = await findApproval(tx, id, actor.userId, false);
    if (approval === null) throw new Error(`bulk approval ${id} is not there`);
    return ok(await presentApproval(tx, approval));
  });

/** An undecided one of the same person with the same versions of the same claims. */
async function findSame(tx: Tx, approver: string, ready: readonly Judged[]): Promise<string | null> {
  const wanted = ready.map(({ id, version }) => `${id}/${version}`).join(' ');
  const { rows } = await sql<{ id: string }>`
    select approval.id::text from refund_bulk_approval approval
    join refund_bulk_approval_claim part on part.approval_id = approval.id
    where approval.approver = ${approver} and approval.decided_at is null
    group by approval.id
    having string_agg(part.claim_id || '/' || part.version, ' ' order by part.claim_id) = ${wanted}
    order by approval.id desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

async function draw(
  tx: Tx,
  ctx: RequestContext,
  judged: readonly Judged[],
  ready: readonly Judged[],
): Promise<string> {
  const seed = newOpaqueId();
  const sample = new Set(
    drawSample(
      ready.map(({ id }) => id),
      seed,
    ),
  );
  const leftOut = APPROVAL_LEFT_OUT.flatMap((why) => {
    const numbers = judged.filter(({ verdict }) => verdict === why).map(({ number }) => number);
    return numbers.length === 0 ? [] : [{ why, count: numbers.length, numbers: numbers.slice(0, EXAMPLES) }];
  });
  const { id } = await tx
    .insertInto('refund_bulk_approval')
    .values({
      approver: ctx.caller.actor.userId,
      started_at: ctx.at,
      seed,
      left_out: JSON.stringify(leftOut),
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const parts = ready.map((claim) => ({
    approval_id: id,
    claim_id: claim.id,
    version: claim.version,
    amount: claim.amount_verified ?? '0.00',
    in_sample: sample.has(claim.id),
    opened_at: null,
    outcome: null,
  }));
  if (parts.length > 0) await tx.insertInto('refund_bulk_approval_claim').values(parts).execute();
  await appendAudit(tx, ctx, {
    action: 'bulk-approval-started',
    subject: { type: 'bulkApproval', id },
    companyId: null,
    details: {
      count: ready.length,
      total: formatMoney(sumMoney(parts.map(({ amount }) => money(amount)))),
      seed,
      sampleSize: sample.size,
      sample: ready.filter((claim) => sample.has(claim.id)).map(({ number }) => number),
    },
  });
  return id;
}
