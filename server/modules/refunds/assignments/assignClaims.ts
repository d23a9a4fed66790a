import { sql } from 'kysely';
import type { AssignmentPreview, AssignmentResult } from '../../../../contract/entities/assignment';
import { STAFF_ROLES } from '../../../../domain/roles';
import { ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import type { Tx } from '../../../db/transaction';
import type { Outcome } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { notify } from '../../notifications/notify';
import type { Reader } from '../presentRefund';
import { type AssignmentInput, type PlannedAssignment, planAssignment } from './planAssignment';

const LOCK = 7_251_400_631;

/** Two who share out claims at once would each count the workloads without the other's claims; an undo waits for them, too. */
export async function lockAssignments(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/** What assigning the chosen claims would do. */
export async function previewAssignment(
  queries: Queries,
  reader: Reader,
  input: AssignmentInput,
): Promise<Outcome<AssignmentPreview>> {
  const plan = await planAssignment(queries, reader, input, false);
  return plan.ok ? ok(plan.value.preview) : plan;
}

/**
 * Assigns the chosen claims, to one person or shared out by workload (decision 104). The claims are locked and the workloads counted
 * again, so that two at once assign no claim twice. The claims themselves do not change.
 */
export const assignClaims = (
  ctx: RequestContext,
  input: AssignmentInput,
): Promise<Outcome<AssignmentResult>> =>
  ctx.transact(async (tx) => {
    await lockAssignments(tx);
    const plan = await planAssignment(tx, ctx, input, true);
    if (!plan.ok) return plan;
    const id = await write(tx, ctx, plan.value);
    await announceAssignments(tx, ctx);
    await appendAudit(tx, ctx, {
      action: 'refunds-assigned',
      subject: { type: 'refundAssignment', id },
      companyId: null,
      details: {
        count: plan.value.assigned.length,
        kind: input.to.kind,
        claims: plan.value.assigned.map(({ claimId, to }) => {
          const claim = plan.value.claims.find((each) => each.id === claimId);
          return { number: claim?.number ?? '', from: claim?.assigned_to ?? null, to };
        }),
      },
    });
    return ok({ ...plan.value.preview, id });
  });

async function write(tx: Tx, ctx: RequestContext, { assigned, claims }: PlannedAssignment): Promise<string> {
  const { id } = await tx
    .insertInto('refund_assignment')
    .values({ assigned_by: ctx.caller.actor.userId, assigned_at: ctx.at, undone_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const parts = assigned.map(({ claimId, to }) => ({ to, claim: byId.get(claimId) }));
  await sql`
    with assigned as (
      select * from unnest(${parts.map(({ claim }) => claim?.id ?? '0')}::bigint[],
        ${parts.map(({ claim }) => claim?.version ?? 0)}::int[],
        ${parts.map(({ claim }) => claim?.assigned_to ?? null)}::bigint[],
        ${parts.map(({ to }) => to)}::bigint[]) as part (claim_id, version, from_user, to_user)
    ), moved as (
      update refund_claim claim set assigned_to = assigned.to_user from assigned where claim.id = assigned.claim_id
    )
    insert into refund_assignment_part (assignment_id, claim_id, version, from_user, to_user)
    select ${id}::bigint, claim_id, version, from_user, to_user from assigned`.execute(tx);
  return id;
}

/** Screens of the staff that show claims ask again; nobody is alerted. */
export const announceAssignments = (tx: Tx, ctx: RequestContext): Promise<void> =>
  notify(tx, ctx, {
    kind: 'refund-moved',
    values: { number: '' },
    touches: [{ type: 'refund' }],
    audience: { kind: 'roles', roles: STAFF_ROLES },
    quiet: true,
  });
