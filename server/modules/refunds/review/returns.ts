import type { RefundDetails } from '../../../../contract/entities/refund';
import type { Queries } from '../../../db/tables';
import type { Tx } from '../../../db/transaction';
import type { RequestContext } from '../../identity/requestContext';
import { fullName } from '../../users/fullName';

export interface ReturnReason {
  readonly claimId: string;
  readonly reasonCode: string | null;
  readonly reason: string;
}

/** Keeps why a claim went back to its verifier. It is open until the claim is verified by itself. */
export async function openReturn(tx: Tx, ctx: RequestContext, returned: ReturnReason): Promise<void> {
  await tx
    .insertInto('refund_return')
    .values({
      claim_id: returned.claimId,
      returned_by: ctx.caller.actor.userId,
      returned_at: ctx.at,
      reason_code: returned.reasonCode,
      reason: returned.reason,
    })
    .execute();
}

/** Whether a return of the claim still waits for its verifier's reply. */
export async function hasOpenReturn(tx: Tx, claimId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('refund_return')
    .select('id')
    .where('claim_id', '=', claimId)
    .where('answered_at', 'is', null)
    .limit(1)
    .execute();
  return open.length > 0;
}

/** Answers every open return of a claim; a claim is verified by itself from its own page, where the reasons stand on top. */
export async function answerReturns(
  tx: Tx,
  ctx: RequestContext,
  claimId: string,
  answer: string,
): Promise<void> {
  await tx
    .updateTable('refund_return')
    .set({ answered_by: ctx.caller.actor.userId, answered_at: ctx.at, answer })
    .where('claim_id', '=', claimId)
    .where('answered_at', 'is', null)
    .execute();
}

/** Every return of a claim to its verifier, oldest first. */
export async function findReturns(queries: Queries, claimId: string): Promise<RefundDetails['returns']> {
  const rows = await queries
    .selectFrom('refund_return as returned')
    .innerJoin('app_user as sender', 'sender.id', 'returned.returned_by')
    .leftJoin('app_user as answerer', 'answerer.id', 'returned.answered_by')
    .select(['returned.id', 'returned.returned_by', 'returned.returned_at', 'returned.reason_code'])
    .select(['returned.reason', 'returned.answered_by', 'returned.answered_at', 'returned.answer'])
    .select(['sender.first_name', 'sender.last_name'])
    .select(['answerer.first_name as answerer_first', 'answerer.last_name as answerer_last'])
    .where('returned.claim_id', '=', claimId)
    .orderBy('returned.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    by: { id: row.returned_by, name: fullName(row.first_name, row.last_name) },
    at: row.returned_at.toISOString(),
    reasonCode: row.reason_code,
    reason: row.reason,
    answered:
      row.answered_by === null || row.answered_at === null
        ? null
        : {
            by: {
              id: row.answered_by,
              name: fullName(row.answerer_first, row.answerer_last),
            },
            at: row.answered_at.toISOString(),
            text: row.answer ?? '',
          },
  }));
}
