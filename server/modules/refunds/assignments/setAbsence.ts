import type { BodyOf } from '../../../../contract/endpoint';
import type { setAbsence as endpoint } from '../../../../contract/endpoints/refunds/assignments';
import type { Absence } from '../../../../contract/entities/assignment';
import { isCalendarDate } from '../../../../domain/calendarDate';
import { maySetAbsence } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { findReviewers } from '../review/reviewers';
import { announceAssignments } from './assignClaims';

/** Notes when a reviewer is away, in place of what was noted, or removes it. What is assigned to them stays with them. */
export const setAbsence = (
  ctx: RequestContext,
  { person, absence }: BodyOf<typeof endpoint>,
): Promise<Outcome<{ absence: Absence | null }>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(maySetAbsence(ctx.caller.actor, person));
    if (refused !== null) return fail(refused);
    if (!(await findReviewers(tx)).some(({ id }) => id === person))
      return fieldFailed('person', 'person-not-a-reviewer');
    if (absence !== null && !isCalendarDate(absence.firstDay))
      return fieldFailed('firstDay', 'field-invalid');
    if (absence !== null && !(isCalendarDate(absence.lastDay) && absence.lastDay >= absence.firstDay))
      return fieldFailed('lastDay', 'absence-ends-early');
    // Two who note an absence of one person at once come one after the other.
    await tx.selectFrom('app_user').select('id').where('id', '=', person).forNoKeyUpdate().execute();
    const before = await tx
      .deleteFrom('absence')
      .where('user_id', '=', person)
      .returningAll()
      .executeTakeFirst();
    if (absence !== null)
      await tx
        .insertInto('absence')
        .values({
          user_id: person,
          first_day: absence.firstDay,
          last_day: absence.lastDay,
          set_by: ctx.caller.actor.userId,
          set_at: ctx.at,
        })
        .execute();
    await announceAssignments(tx, ctx);
    await appendAudit(tx, ctx, {
      action: absence === null ? 'absence-removed' : 'absence-noted',
      subject: { type: 'user', id: person },
      companyId: null,
      details: {
        before: before === undefined ? null : { firstDay: before.first_day, lastDay: before.last_day },
        after: absence,
      },
    });
    return ok({ absence });
  });
