import { sql } from 'kysely';
import type { z } from 'zod';
import type { companyTask } from '../../../contract/entities/home';
import { type CalendarDate, calendarDate, dateInZone, daysBetween } from '../../../domain/calendarDate';
import { money } from '../../../domain/money';
import { holdsPermission } from '../../../domain/companyAccess';
import { type Actor, companyOf } from '../../../domain/permissions';
import type { Queries } from '../../db/tables';
import type { RequestContext } from '../identity/requestContext';

export type CompanyTask = z.output<typeof companyTask>;

interface Terms {
  readonly today: CalendarDate;
  readonly boardZone: string;
  /** What the company owes, in dollars; below zero is credit. */
  readonly balance: string;
}

/** What a company's people have to do, the most pressing first: answers, corrections, debts, then drafts of their own or to sign. */
export async function findCompanyTasks(
  queries: Queries,
  { caller }: Pick<RequestContext, 'caller'>,
  { today, boardZone, balance }: Terms,
): Promise<CompanyTask[]> {
  const companyId = companyOf(caller.actor);
  const claims = await queries
    .selectFrom('refund_claim')
    .select(['id', 'number', 'status_since'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'MoreInfo')
    .orderBy('status_since')
    .execute();
  const exemptions = await queries
    .selectFrom('exemption')
    .select(['id', 'number'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'MoreInfo')
    .orderBy('id')
    .execute();
  const reports = await queries
    .selectFrom('assessment_report')
    .select(['id', 'number'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'Returned')
    .orderBy('id')
    .execute();
  const owes = money(balance) > 0n;
  // Only whoever signs can answer; others see the question on the record.
  const answers = holdsPermission(caller.actor.permissions, 'sign');
  const dueDate = owes ? await oldestDue(queries, companyId) : null;
  return [
    ...(answers ? claims : []).map(({ id, number, status_since }): CompanyTask => ({
      kind: 'answer-claim',
      id,
      number,
      days: daysBetween(dateInZone(status_since.getTime(), boardZone), today),
    })),
    ...(answers ? exemptions : []).map(({ id, number }): CompanyTask => ({
      kind: 'answer-exemption',
      id,
      number,
    })),
    ...reports.map(({ id, number }): CompanyTask => ({ kind: 'correct-report', id, number })),
    ...(owes
      ? [
          {
            kind: 'pay' as const,
            amount: balance,
            dueDate,
            daysLeft: dueDate === null ? null : daysBetween(today, dueDate),
          },
        ]
      : []),
    ...(await findDrafts(queries, caller.actor, companyId)),
  ];
}

/** When the oldest report that is not paid was due; null where only other charges are open. */
async function oldestDue(queries: Queries, companyId: string): Promise<CalendarDate | null> {
  const row = await queries
    .selectFrom('assessment_report')
    .select((eb) => eb.fn.min('due_date').as('due'))
    .where('company_id', '=', companyId)
    .where('is_current', '=', true)
    .where('balance', '>', '0')
    .where('status', 'in', ['Submitted', 'UnderReview', 'Accepted', 'Returned'])
    .executeTakeFirst();
  return row?.due == null ? null : calendarDate(row.due);
}

async function findDrafts(
  queries: Queries,
  { userId, permissions }: Actor,
  companyId: string,
): Promise<readonly CompanyTask[]> {
  const signs = holdsPermission(permissions, 'sign');
  const { rows } = await sql<{ kind: 'claim' | 'exemption'; key: string; preparer: string | null; at: Date }>`
    select 'claim' as kind, key, case when user_id = ${userId} then null else first_name || ' ' || last_name end as preparer,
      saved_at as at
    from refund_draft join app_user on app_user.id = user_id
    where refund_draft.company_id = ${companyId} and (user_id = ${userId} or (${signs}::boolean and ready_at is not null))
    union all
    select 'exemption', case when user_id = ${userId} then '' else user_id::text end, null, saved_at from exemption_draft
    where company_id = ${companyId} and (user_id = ${userId} or (${signs}::boolean and ready_at is not null))
    order by kind, at`.execute(queries);
  const reports = await queries
    .selectFrom('report_draft')
    .select(['fiscal_year', 'period', 'updated_at'])
    .where('company_id', '=', companyId)
    .orderBy('fiscal_year')
    .orderBy('period')
    .execute();
  return [
    ...rows.map(({ kind, key, preparer, at }): CompanyTask => {
      const savedAt = at.toISOString();
      return kind === 'claim'
        ? { kind: 'continue-claim', key, ...(preparer === null ? {} : { preparedBy: preparer }), savedAt }
        : { kind: 'continue-exemption', ...(key === '' ? {} : { preparer: key }), savedAt };
    }),
    ...reports.map(({ fiscal_year, period, updated_at }): CompanyTask => ({
      kind: 'continue-report',
      fiscalYear: fiscal_year,
      period,
      savedAt: updated_at.toISOString(),
    })),
  ];
}
