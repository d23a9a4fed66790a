import { sql, type SqlBool } from 'kysely';
import type { BulkResult } from '../../../../contract/entities/refundReview';
import { bulkLeftOutSentence } from '../../../../contract/texts/bulkLeftOut';
import { failureSentence } from '../../../../contract/texts/failures';
import { refundStatusName } from '../../../../contract/texts/refundNames';
import { KIND_OF_REASON } from '../../../../contract/texts/refusals';
import { roleNames } from '../../../../contract/texts/roles';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { formatMoney, money } from '../../../../domain/money';
import { asStaff } from '../../../../domain/permissions';
import { mayVerifyRefund } from '../../../../domain/refundPermissions';
import { moveRefund } from '../../../../domain/refundStates';
import { fail, ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Tx } from '../../../db/transaction';
import { type Outcome, refusalOf } from '../../../failure';
import { programInForce } from '../../configuration/programInForce';
import type { RequestContext } from '../../identity/requestContext';
import { lockClaimLines } from '../claimLines';
import { findClaim, standingOf, subjectOf } from '../claimRecord';
import { writeVerification } from '../writeVerification';
import { type BulkVerdict, bulkVerdict } from './bulkVerdict';
import { chosenClaims, type ClaimSelection } from './chosenClaims';

/** Claims verified by one call; a list of thousands is gone through in several. */
const AT_ONCE = 100;

export interface BulkVerify {
  readonly selection: ClaimSelection;
  /** Ids up to this one are done. */
  readonly after: string | null;
}

/**
 * Verifies chosen claims that are claimed exactly as the records give, each as if it were verified by itself: its own audit row and
 * its own notice. A claim that moved since it was chosen is told of and left as it is.
 */
export const bulkVerify = (ctx: RequestContext, input: BulkVerify): Promise<Outcome<BulkResult>> =>
  ctx.transact(async (tx) => {
    const { userId } = ctx.caller.actor;
    const refused = refusalOf(asStaff(ctx.caller.actor, 'verifier', 'admin'));
    if (refused !== null) return fail(refused);
    const after = input.after !== null && isRowId(input.after) ? input.after : '0';
    const found = await chosenClaims(tx, userId, input.selection)
      .select('claim.id')
      .where('claim.id', '>', after)
      .where(sql<SqlBool>`${bulkVerdict(userId)} = 'ready'`)
      .orderBy('claim.id')
      .limit(AT_ONCE + 1)
      .execute();
    const ids = found.slice(0, AT_ONCE).map(({ id }) => id);
    const rows: BulkResult['rows'] = [];
    for (const id of ids) rows.push(await verifyOne(tx, ctx, id));
    return ok({ rows, next: found.length > ids.length ? (ids.at(-1) ?? null) : null });
  });

async function verifyOne(tx: Tx, ctx: RequestContext, id: string): Promise<BulkResult['rows'][number]> {
  const claim = await findClaim(tx, id, true);
  if (claim === null) throw new Error(`claim ${id} is not there`);
  const { row } = claim;
  const answer = { id, number: row.number, amount: row.amount_claimed };
  const refusedAs = (sentence: string) => ({ ...answer, outcome: 'refused' as const, reason: sentence });

  const move = moveRefund(standingOf(claim, await programInForce(tx, ctx.at)), 'verify');
  const status = refundStatusName(ctx.language, row.status);
  if (!move.ok) return refusedAs(failureSentence(ctx.language, 'refund-not-possible-now', { status }));
  const policy = mayVerifyRefund(ctx.caller.actor, subjectOf(claim));
  if (!policy.allowed) {
    const whoCould = roleNames(ctx.language, policy.whoCould);
    return refusedAs(failureSentence(ctx.language, KIND_OF_REASON[policy.reason], { whoCould }));
  }
  const lines = await lockClaimLines(tx, id);
  const verdict = await verdictOn(tx, ctx, id);
  const short = lines.find(({ claimed, left }) => claimed > left);
  if (short !== undefined)
    return refusedAs(
      failureSentence(ctx.language, 'claim-more-than-left', {
        left: formatMoney(short.left),
        entryNumber: formatEntryNumber(short.entryNumber),
        lineNo: short.lineNo,
      }),
    );
  if (verdict !== 'ready') return refusedAs(bulkLeftOutSentence(ctx.language, verdict));
  await writeVerification(tx, ctx, {
    claim: row,
    toStatus: move.value.status,
    amounts: lines.map(({ id: lineId, claimed }) => ({ lineId, amount: claimed })),
    comment: '',
  });
  return { ...answer, amount: formatMoney(money(row.amount_claimed)), outcome: 'verified', reason: null };
}

/** As it stands now that the claim and its lines are locked. */
async function verdictOn(tx: Tx, ctx: RequestContext, id: string): Promise<BulkVerdict> {
  const { verdict } = await tx
    .selectFrom('refund_claim as claim')
    .select(bulkVerdict(ctx.caller.actor.userId).as('verdict'))
    .where('claim.id', '=', id)
    .executeTakeFirstOrThrow();
  return verdict;
}
