import { sql } from 'kysely';
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

/** Claims assigned by one call, the oldest first. */
const AT_ONCE = 1_000;
/** How many numbers stand beside each reason as examples. */
const EXAMPLES = 5;

export interface PlannedAssignment {
  readonly given: readonly { readonly claimId: string; readonly to: string | null }[];
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

  const claims = await findChosen(queries, actor.userId, selection, lock);
  const isShared = to.kind === 'by-workload';
  const waiting: readonly string[] = isShared ? VERIFIER_STATUSES : STAFF_STATUSES;
  const whyNot = new Map<string, (typeof ASSIGNMENT_LEFT_OUT)[number]>();
  for (const claim of claims)
    if (!waiting.includes(claim.status)) whyNot.set(claim.id, 'not-waiting');
    else if (isShared && !claim.is_free) whyNot.set(claim.id, 'assigned');
  const open = claims.filter(({ id }) => !whyNot.has(id));
  const shared = isShared
    ? shareClaims(
        people,
        open.map(({ id, line_count: lines, may_not: mayNot }) => ({ id, lines, mayNot })),
      )
    : null;
  for (const id of shared?.left ?? []) whyNot.set(id, 'no-one-may');
  const target = people[0]?.id ?? null;
  const given =
    shared?.given.map(({ claimId, personId }) => ({ claimId, to: personId })) ??
    open.filter((claim) => claim.assigned_to !== target).map(({ id }) => ({ claimId: id, to: target }));
  return ok({
    given,
    claims,
    preview: {
      chosen: claims.length,
      assigned: given.length,
      shares: people.map(({ id, name, claims: before }) => ({
        person: { id, name },
        before,
        added: given.filter((each) => each.to === id).length,
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

export type ChosenClaim = Awaited<ReturnType<typeof findChosen>>[number];

async function findChosen(
  queries: Queries,
  readerId: string,
  selection: AssignmentInput['selection'],
  lock: boolean,
) {
  const ids = await chosenClaims(queries, readerId, selection)
    .select('claim.id')
    .orderBy('claim.id')
    .limit(AT_ONCE)
    .execute();
  const query = queries
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
    .where('claim.id', 'in', ['0', ...ids.map(({ id }) => id)])
    .orderBy('claim.id');
  return (lock ? query.forUpdate('claim') : query).execute();
}
