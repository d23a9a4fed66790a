import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fieldsNamedAlike } from '../../../../contract/texts/auditFields';
import { beginsWith, containsText } from '../../../db/containsText';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';
import type { AuditSearch } from './findAuditSubjects';

/** What the trail may be narrowed by. */
export interface AuditFilter {
  readonly companyId?: string | undefined;
  /** A part of a company's name. */
  readonly company?: string | undefined;
  /** A part of the name or email of who did it. */
  readonly actor?: string | undefined;
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectType?: string | undefined;
  readonly subjectId?: string | undefined;
  /** A field that the action changed or noted. */
  readonly field?: string | undefined;
  readonly outcome?: 'done' | 'refused' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type Condition = RawBuilder<SqlBool>;

/**
 * The rows a filter lets through.
 * @param found what a search text names; null where nothing is searched for
 * @param zone the board's zone: its days are meant
 */
export function matchingAudit(db: Queries, filter: AuditFilter, found: AuditSearch | null, zone: string) {
  let matching = db.selectFrom('audit_entry');
  for (const condition of conditionsOf(filter, found, zone)) matching = matching.where(condition);
  return matching;
}

const rowId = (text: string): string => (isRowId(text) ? text : '0');

function conditionsOf(filter: AuditFilter, found: AuditSearch | null, zone: string): Condition[] {
  const { companyId, actorId, action, subjectType, subjectId, outcome, from, to } = filter;
  const conditions: (Condition | null)[] = [
    given(companyId, (id) => sql`(company_id = ${rowId(id)} or on_behalf_of_company_id = ${rowId(id)})`),
    given(actorId, (id) => sql`actor_user_id = ${rowId(id)}`),
    given(filter.company, byCompany),
    given(filter.actor, byActor),
    given(action, (text) => beginsWith('action', text.toLowerCase())),
    given(subjectType, (text) => sql`subject_type = ${text}`),
    given(subjectId, (text) => sql`subject_id = ${text}`),
    given(filter.field, byField),
    given(outcome, (text) => sql`outcome = ${text}`),
    given(from, (day) => sql`occurred_at >= ${day}::timestamp at time zone ${zone}`),
    given(to, (day) => sql`occurred_at < (${day}::date + 1)::timestamp at time zone ${zone}`),
    found === null ? null : matchesSearch(found),
  ];
  return conditions.filter((condition) => condition !== null);
}

const given = <T>(value: T | undefined, condition: (value: T) => Condition): Condition | null =>
  value === undefined ? null : condition(value);

function byCompany(name: string): Condition {
  const named = sql`(select id from company where ${containsText('company.legal_name', name)})`;
  return sql`(company_id in ${named} or on_behalf_of_company_id in ${named})`;
}

const byActor = (name: string): Condition => sql`actor_user_id in (
  select id from app_user
  where ${containsText(sql`first_name || ' ' || last_name`, name)} or ${containsText('app_user.email', name)})`;

/**
 * In each of the forms that `auditFields` reads; of two sides only what differs. A value of the configuration is named by its path. It
 * has no index on purpose: a million actions are read in two to three seconds, and with an index on the names of fields PostgreSQL, which
 * cannot tell how rare a name is, walked the trail by time and needed 54 seconds for a page of a rare one.
 */
function byField(field: string): Condition {
  const codes = [...fieldsNamedAlike(field)];
  const path = `(^|\\.)(${codes.join('|')})(\\.|$)`;
  return sql`(
    details ?| ${codes}::text[]
    or exists (
      select from unnest(${codes}::text[]) as code
      where details -> 'before' -> code is distinct from details -> 'after' -> code)
    or (jsonb_typeof(details -> 'changes') = 'object' and details -> 'changes' ?| ${codes}::text[])
    or exists (
      select from jsonb_array_elements(
        case when jsonb_typeof(details -> 'changes') = 'array' then details -> 'changes' else '[]' end) as change
      where change ->> 'field' ~ ${path}))`;
}

/** Each part uses an index of its own. */
function matchesSearch({ userIds, companyIds, subjects }: AuditSearch): Condition {
  const [users, companies] = [[...userIds], [...companyIds]];
  const parts: Condition[] = [
    ...(users.length === 0
      ? []
      : [
          sql<SqlBool>`actor_user_id = any(${users}::bigint[])`,
          sql<SqlBool>`(subject_type = 'user' and subject_id = any(${users}::text[]))`,
        ]),
    ...(companies.length === 0
      ? []
      : [
          sql<SqlBool>`company_id = any(${companies}::bigint[])`,
          sql<SqlBool>`on_behalf_of_company_id = any(${companies}::bigint[])`,
        ]),
    ...subjects.map(
      ({ type, ids }) => sql<SqlBool>`(subject_type = ${type} and subject_id = any(${[...ids]}::text[]))`,
    ),
  ];
  return parts.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}
