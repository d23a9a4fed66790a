import { sql } from 'kysely';
import type { PersonWorkload, Workload } from '../../../../contract/entities/assignment';
import type { CalendarDate } from '../../../../domain/calendarDate';
import { mayAssignRefund } from '../../../../domain/refundPermissions';
import { STAFF_STATUSES, VERIFIER_STATUSES } from '../../../../domain/refundStates';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { type Outcome, refusalOf } from '../../../failure';
import type { Reader } from '../presentRefund';
import { findReviewers, isAssignedToNoOne } from '../review/reviewers';
import { isDecisionClockRunning } from '../summary';

interface Load {
  readonly claims: number;
  readonly lines: number;
  readonly oldest: Date | null;
  readonly next_due: CalendarDate | null;
  readonly overdue: number;
}

const loadOf = (today: CalendarDate) => [
  sql<number>`count(*)::int`.as('claims'),
  sql<number>`coalesce(sum(claim.line_count + claim.unsent_count), 0)::int`.as('lines'),
  sql<Date | null>`min(claim.filed_at)`.as('oldest'),
  sql<CalendarDate | null>`min(claim.decision_due) filter (where ${isDecisionClockRunning('claim')})`.as(
    'next_due',
  ),
  sql<number>`(count(*) filter (where claim.decision_due < ${today}::date and ${isDecisionClockRunning('claim')}))::int`.as(
    'overdue',
  ),
];

/** What each person who verifies or approves has open, by name, and whether they are there today. */
export async function findWorkloads(queries: Queries, today: CalendarDate): Promise<PersonWorkload[]> {
  const people = await findReviewers(queries);
  const loads = await queries
    .selectFrom('refund_claim as claim')
    .select('claim.assigned_to')
    .select(loadOf(today))
    .where('claim.assigned_to', 'is not', null)
    .where('claim.status', 'in', STAFF_STATUSES)
    .groupBy('claim.assigned_to')
    .execute();
  const absences = await queries
    .selectFrom('absence')
    .select(['user_id', 'first_day', 'last_day'])
    .where('last_day', '>=', today)
    .execute();
  return people.map((person) => {
    const load = loads.find(({ assigned_to: to }) => to === person.id);
    const absence = absences.find(({ user_id: id }) => id === person.id);
    return {
      ...person,
      absence: absence === undefined ? null : { firstDay: absence.first_day, lastDay: absence.last_day },
      isAbsent: absence !== undefined && absence.first_day <= today,
      ...shown(load),
    };
  });
}

const shown = (load: Load | undefined) => ({
  claims: load?.claims ?? 0,
  lines: load?.lines ?? 0,
  oldest: load?.oldest?.toISOString() ?? null,
  nextDue: load?.next_due ?? null,
  overdue: load?.overdue ?? 0,
});

/** Who has what, and what no one has. */
export async function getWorkload(queries: Queries, reader: Reader): Promise<Outcome<Workload>> {
  const refused = refusalOf(mayAssignRefund(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const unassigned = await queries
    .selectFrom('refund_claim as claim')
    .select(loadOf(reader.today))
    .where(isAssignedToNoOne('claim.assigned_to'))
    .where('claim.status', 'in', VERIFIER_STATUSES)
    .executeTakeFirst();
  return ok({ people: await findWorkloads(queries, reader.today), unassigned: shown(unassigned) });
}
