import { sql } from 'kysely';
import type { z } from 'zod';
import type { assignmentUndone } from '../../../../contract/entities/assignment';
import { mayAssignRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import { failed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { announceAssignments, lockAssignments } from './assignClaims';

/**
 * Gives claims that were assigned together back to whom they were assigned before. Only by who assigned them, and only once; a claim
 * that has moved or was assigned again since then stays as it is.
 */
export const undoAssignment = (
  ctx: RequestContext,
  input: { readonly id: string },
): Promise<Outcome<z.output<typeof assignmentUndone>>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const refused = refusalOf(mayAssignRefund(actor));
    if (refused !== null) return fail(refused);
    const { id } = input;
    await lockAssignments(tx);
    const found = await tx
      .selectFrom('refund_assignment')
      .selectAll()
      .where('id', '=', isRowId(id) ? id : '0')
      .where('assigned_by', '=', actor.userId)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return failed('not-found');
    if (found.undone_at !== null) return failed('assignment-undo-over');
    await tx.updateTable('refund_assignment').set({ undone_at: ctx.at }).where('id', '=', id).execute();
    // In the order in which everyone locks claims.
    await sql`
      select claim.id from refund_claim claim join refund_assignment_part part on part.claim_id = claim.id
      where part.assignment_id = ${id} order by claim.id for update of claim`.execute(tx);
    const { rows } = await sql<{ number: string }>`
      update refund_claim claim set assigned_to = part.from_user
      from refund_assignment_part part
      where part.assignment_id = ${id} and part.claim_id = claim.id
        and claim.version = part.version and claim.assigned_to is not distinct from part.to_user
      returning claim.number`.execute(tx);
    const { count } = await tx
      .selectFrom('refund_assignment_part')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('assignment_id', '=', id)
      .executeTakeFirstOrThrow();
    await announceAssignments(tx, ctx);
    await appendAudit(tx, ctx, {
      action: 'refunds-assignment-undone',
      subject: { type: 'refundAssignment', id },
      companyId: null,
      details: { claims: rows.map(({ number }) => number), kept: count - rows.length },
    });
    return ok({ restored: rows.length, kept: count - rows.length });
  });
