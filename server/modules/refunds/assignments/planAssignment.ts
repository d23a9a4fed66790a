import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { assignmentTarget } from '../../../../contract/endpoints/refunds/assignments';
import { ASSIGNMENT_LEFT_OUT, type AssignmentPreview } from '../../../../contract/entities/assignment';
import { mayAssignRefund } from '../../../../domain/refundPermissions';
import { STAFF_STATUSES, VERIFIER_STATUSES } from '../../../../domain/refundStates';
import { fail, ok } from '../../../../domain/result';
import { shareClaims } from '../../../../domain/shareClaims';
import type { Queries } from '../../../db/tables';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import type { Reader } from '../presentRefund';
import { isAssignedToNoOne } from '../review/reviewers';
import { chosenClaims, type ClaimSelection } from '../review/chosenClaims';
import { findWorkloads } from './workload';

export interface AssignmentInput {
  readonly selection: ClaimSelection;
  readonly to: z.output<typeof assignmentTarget>;
}

/** Claims assigned by one call, the oldest of those that can be assigned. */
const AT_ONCE = 1_000;
/** How many numbers stand beside each reason as examples. */
const EXAMPLES = 5;

export interface PlannedAssignment {
  readonly assigned: readonly { readonly claimId: string; readonly to: string | null }[];
  readonly preview: AssignmentPreview;
  readonly claims: readonly ChosenClaim[];
}

/**
 * What assigning the chosen claims would do.
 * @param lock whether the claims stay as they are to the end of the transaction
 */
export async function planAssignment(
  queries: Queries,
  reader: Reader,
  { selection, to }: AssignmentInput,
  lock: boolean,
): Promise<Outcome<PlannedAssignment>> {
  const { actor } = reader.caller;
  const refused = refusalOf(mayAssignRefund(actor));
  if (refused !== null) return fail(refused);
  const workloads = await findWorkloads(queries, reader.today);
  const present = workloads.filter(({ isAbsent }) => !isAbsent);
  const mayVerify = present.filter(({ roles }) => roles.includes('verifier') || roles.includes('admin'));
  const verifiers = mayVerify.filter(({ roles }) => roles.includes('verifier'));
  const people =
    to.kind === 'by-workload'
      ? to.people === null
        ? verifiers
        : mayVerify.filter(({ id }) => to.people?.includes(id))
      : workloads.filter(({ id }) => to.kind === 'person' && id === to.id);
  if (to.kind === 'person' && people.length === 0) return fieldFailed('to', 'person-not-a-reviewer');
  if (to.kind === 'by-workload' && people.length === 0) return failed('no-one-to-assign');

  const isShared = to.kind === 'by-workload';
  const target = people[0]?.id ?? null;
  const waiting: readonly string[] = isShared ? VERIFIER_STATUSES : STAFF_STATUSES;
  const reasonOf = (claim: ChosenClaim): WhyNot | null => {
    if (!waiting.includes(claim.status)) return 'not-waiting';
    if (isShared && !claim.is_free) return 'assigned';
    return isShared && people.every(({ id }) => claim.may_not.includes(id)) ? 'no-one-may' : null;
  };
  const canMove = (claim: ChosenClaim): boolean =>
    reasonOf(claim) === null && (isShared || claim.assigned_to !== target);
  const chosen = await findChosen(queries, actor.userId, selection);
  const movable = chosen.filter(canMove).map(({ id }) => id);
  const beyond = new Set(movable.slice(AT_ONCE));
  const locked = lock ? await lockClaims(queries, movable.slice(0, AT_ONCE)) : [];
  const byId = new Map(locked.map((claim) => [claim.id, claim]));
  const claims = chosen.map((claim) => byId.get(claim.id) ?? claim);
  const whyNot = new Map<string, WhyNot>();
  for (const claim of claims) {
    const reason = reasonOf(claim) ?? (beyond.has(claim.id) ? 'beyond-limit' : null);
    if (reason !== null) whyNot.set(claim.id, reason);
  }
  const open = claims.filter((claim) => !whyNot.has(claim.id) && canMove(claim));
  const shared = isShared
    ? shareClaims(
        people,
        open.map(({ id, line_count: lines, may_not: mayNot }) => ({ id, lines, mayNot })),
      )
    : null;
  const assigned =
    shared?.assigned.map(({ claimId, personId }) => ({ claimId, to: personId })) ??
    open.map(({ id }) => ({ claimId: id, to: target }));
  return ok({
    assigned,
    claims,
    preview: {
      chosen: claims.length,
      assigned: assigned.length,
      shares: people.map(({ id, name, claims: before }) => ({
        person: { id, name },
        before,
        added: assigned.filter((each) => each.to === id).length,
      })),
      leftOut: ASSIGNMENT_LEFT_OUT.flatMap((why) => {
        const numbers = claims.filter(({ id }) => whyNot.get(id) === why).map(({ number }) => number);
        return numbers.length === 0
          ? []
          : [{ why, count: numbers.length, numbers: numbers.slice(0, EXAMPLES) }];
      }),
    },
  });
}

type WhyNot = (typeof ASSIGNMENT_LEFT_OUT)[number];
export type ChosenClaim = Awaited<ReturnType<typeof findChosen>>[number];

const columnsOf = (queries: Queries) =>
  queries
    .selectFrom('refund_claim as claim')
    .select(['claim.id', 'claim.number', 'claim.status', 'claim.version', 'claim.assigned_to'])
    .select(isAssignedToNoOne('claim.assigned_to').as('is_free'))
    .select([
      sql<number>`claim.line_count + claim.unsent_count`.as('line_count'),
      sql<string[]>`array(select claim.filed_by::text union
        select signed.approved_by::text from refund_approval signed where signed.claim_id = claim.id)`.as(
        'may_not',
      ),
    ])
    .orderBy('claim.id');

const findChosen = (queries: Queries, readerId: string, selection: AssignmentInput['selection']) =>
  columnsOf(queries)
    .where('claim.id', 'in', chosenClaims(queries, readerId, selection).select('claim.id'))
    .execute();

/** The claims as they are now, and stay to the end of the transaction. */
const lockClaims = (queries: Queries, ids: readonly string[]) =>
  columnsOf(queries)
    .where(sql<SqlBool>`claim.id = any(${[...ids]}::bigint[])`)
    .forUpdate('claim')
    .execute();
