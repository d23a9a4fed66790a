import { sql } from 'kysely';
import { APPROVAL_LEFT_OUT, type BulkApproval } from '../../../../contract/entities/bulkApproval';
import { drawSample } from '../../../../domain/approvalSample';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { asStaff } from '../../../../domain/permissions';
import { fail, ok } from '../../../../domain/result';
import type { LeftOutOfApproval } from '../../../db/refundTables';
import type { Tx } from '../../../db/transaction';
import { type Outcome, refusalOf } from '../../../failure';
import { newOpaqueId } from '../../../system/ids';
import { appendAudit } from '../../audit/appendAudit';
import { programInForce } from '../../configuration/programInForce';
import type { RequestContext } from '../../identity/requestContext';
import { chosenClaims, type ClaimSelection } from '../review/chosenClaims';
import { approvalVerdict, type ApprovalVerdict } from './approvalVerdict';
import { findApproval, presentApproval } from './presentApproval';
import { findOwed, findSame, noteOpenedBefore } from './sampledBefore';

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
 * first. Beginning again with the same claims gives the sample that was drawn before, and with other claims a sample that keeps what
 * was drawn before, so that nobody draws until they like it.
 */
export const startBulkApproval = (
  ctx: RequestContext,
  input: { readonly selection: ClaimSelection },
): Promise<Outcome<BulkApproval>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const refused = refusalOf(asStaff(actor, 'approver', 'admin'));
    if (refused !== null) return fail(refused);
    // Two that begin at once would each draw without the other's sample.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`bulk approval ${actor.userId}`}, 0))`.execute(
      tx,
    );
    const { twoApproverLimit } = await programInForce(tx, ctx.at);
    const judged = withinLimit(
      await chosenClaims(tx, actor.userId, input.selection)
        .select(['claim.id', 'claim.number', 'claim.version', 'claim.amount_verified'])
        .select(approvalVerdict(actor, twoApproverLimit).as('verdict'))
        .orderBy('claim.id')
        .execute(),
    );
    const ready = judged.filter(({ verdict }) => verdict === 'ready');
    const before = await findSame(tx, actor.userId, ready);
    const id = before ?? (await draw(tx, ctx, ready));
    await noteOpenedBefore(tx, id, actor.userId);
    await tx
      .updateTable('refund_bulk_approval')
      .set({ left_out: JSON.stringify(leftOutOf(judged)) })
      .where('id', '=', id)
      .execute();
    const approval = await findApproval(tx, id, actor.userId, false);
    if (approval === null) throw new Error(`bulk approval ${id} is not there`);
    return ok(await presentApproval(tx, ctx, approval));
  });

function withinLimit(claims: readonly Judged[]): readonly Judged[] {
  const ready = claims.filter(({ verdict }) => verdict === 'ready');
  const beyond = new Set(ready.slice(AT_MOST).map(({ id }) => id));
  return claims.map((claim) => (beyond.has(claim.id) ? { ...claim, verdict: 'beyond-limit' } : claim));
}

const leftOutOf = (judged: readonly Judged[]): readonly LeftOutOfApproval[] =>
  APPROVAL_LEFT_OUT.flatMap((why) => {
    const numbers = judged.filter(({ verdict }) => verdict === why).map(({ number }) => number);
    return numbers.length === 0 ? [] : [{ why, count: numbers.length, numbers: numbers.slice(0, EXAMPLES) }];
  });

async function draw(tx: Tx, ctx: RequestContext, ready: readonly Judged[]): Promise<string> {
  const seed = newOpaqueId();
  const owed = await findOwed(tx, ctx.caller.actor.userId, ready);
  const drawn = drawSample(
    ready.map(({ id }) => id),
    seed,
  );
  const sample = new Set([...drawn, ...owed.keys()]);
  const { id } = await tx
    .insertInto('refund_bulk_approval')
    .values({
      approver: ctx.caller.actor.userId,
      started_at: ctx.at,
      seed,
      left_out: JSON.stringify([]),
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
    opened_at: owed.get(claim.id) ?? null,
    outcome: null,
    refusal: null,
  }));
  if (parts.length > 0) await tx.insertInto('refund_bulk_approval_claim').values(parts).execute();
  const numbersIn = (ids: { has(claimId: string): boolean }) =>
    ready.filter((claim) => ids.has(claim.id)).map(({ number }) => number);
  await appendAudit(tx, ctx, {
    action: 'bulk-approval-started',
    subject: { type: 'bulkApproval', id },
    companyId: null,
    details: {
      count: ready.length,
      total: formatMoney(sumMoney(parts.map(({ amount }) => money(amount)))),
      seed,
      sampleSize: sample.size,
      sample: numbersIn(sample),
      owed: numbersIn(owed),
      // With the seed, all that it takes to draw the same sample again.
      claims: ready.map((claim) => ({ id: claim.id, version: claim.version })),
    },
  });
  return id;
}
