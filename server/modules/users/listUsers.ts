import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { userSummary, UserState } from '../../../contract/entities/company';
import { mayListUsers } from '../../../domain/userPermissions';
import { fail, ok } from '../../../domain/result';
import type { Role } from '../../../domain/roles';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey, textKey } from '../../db/listOrder';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { attemptDigests, TRIES_IN_ALL } from '../identity/signInAttempts';
import { fullName } from './fullName';

export type UserSummary = z.output<typeof userSummary>;

export interface UserFilter extends ListQuery {
  readonly role?: readonly Exclude<Role, 'none'>[] | undefined;
  readonly state?: readonly UserState[] | undefined;
  readonly companyId?: string | undefined;
  /** A part of a name or an address. */
  readonly q?: string | undefined;
}

const nameColumn = sql<string>`(app_user.first_name || ' ' || app_user.last_name)`;

const SORTS: Readonly<Record<string, SortKey>> = {
  name: {
    expression: sql`sort_text(app_user.last_name || ' ' || app_user.first_name)`,
    type: 'text',
    nullable: false,
  },
  email: textKey('app_user.email'),
  companyName: textKey('company.legal_name'),
  lastSignInAt: columnKey('app_user.last_sign_in_at', 'timestamptz', true),
};

/** Staff and company users, for staff. */
export async function listUsers(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at'>,
  query: UserFilter,
): Promise<Outcome<ListPage<UserSummary>>> {
  const refused = refusalOf(mayListUsers(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const source = {
    matching: matching(queries, query, reader.at),
    id: 'app_user.id',
    sorts: SORTS,
    load: (ids: readonly string[]) => findUsers(queries, ids, reader.at),
    idOf: (row: UserSummary) => row.id,
  };
  return ok(await listPage(source, query));
}

function matching(queries: Queries, filter: UserFilter, at: Date) {
  let query = queries.selectFrom('app_user').innerJoin('company', 'company.id', 'app_user.company_id');
  if (filter.role !== undefined)
    query = query.where(sql<SqlBool>`app_user.roles && ${[...filter.role]}::text[]`);
  if (filter.state !== undefined)
    query = query.where(sql<SqlBool>`${stateAt(at)} = any(${[...filter.state]})`);
  if (filter.companyId !== undefined)
    query = query.where('app_user.company_id', '=', isRowId(filter.companyId) ? filter.companyId : '0');
  if (filter.q !== undefined && filter.q !== '')
    query = query.where(
      sql<SqlBool>`(${containsText(nameColumn, filter.q)}
        or ${containsText('app_user.email', filter.q)} or ${containsText('company.legal_name', filter.q)})`,
    );
  return query;
}

/** People as a list shows them, in no particular order. */
export async function findUsers(queries: Queries, ids: readonly string[], at: Date): Promise<UserSummary[]> {
  const rows = await queries
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['app_user.id', 'app_user.email', 'app_user.first_name', 'app_user.last_name', 'app_user.roles'])
    .select(['app_user.company_id', 'company.legal_name', 'app_user.is_active', 'app_user.last_sign_in_at'])
    .select('app_user.permissions')
    .select(['app_user.has_temporary_password', 'app_user.held_at', locked(at).as('is_locked')])
    .where('app_user.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: fullName(row.first_name, row.last_name),
    companyId: row.company_id,
    companyName: row.legal_name,
    roles: row.roles,
    isActive: row.is_active,
    isLocked: row.held_at !== null || row.is_locked,
    hasTemporaryPassword: row.has_temporary_password,
    permissions: row.roles.includes('user') ? row.permissions : [],
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  }));
}

/** What stands in the way of somebody's signing in, the strongest of it. */
const stateAt = (at: Date) => sql<UserState>`case
  when not app_user.is_active then 'inactive'
  when app_user.held_at is not null or ${locked(at)} then 'locked'
  when app_user.has_temporary_password then 'temporary'
  else 'active' end`;

/** Whether wrong passwords or wrong codes keep somebody out at the moment. */
const locked = (at: Date) => sql<boolean>`exists (
  select 1 from sign_in_attempt tried
  where tried.address_digest in (
      ${attemptDigests.password}, ${attemptDigests.code})
    and (tried.locked_until > ${at} or tried.failures_in_a_row >= ${TRIES_IN_ALL}))`;
