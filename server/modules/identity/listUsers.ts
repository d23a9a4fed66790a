import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { userSummary } from '../../../contract/entities/company';
import { mayListUsers } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import type { Role } from '../../../domain/roles';
import { containsText } from '../../db/containsText';
import { columnKey, listPage, type ListPage, type ListQuery, type SortKey, textKey } from '../../db/list';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { Deed } from './caller';

export type UserSummary = z.output<typeof userSummary>;

export interface UserFilter extends ListQuery {
  readonly role?: readonly Exclude<Role, 'none'>[] | undefined;
  readonly companyId?: string | undefined;
  /** A part of a name or an address. */
  readonly q?: string | undefined;
}

const fullName = sql<string>`(app_user.first_name || ' ' || app_user.last_name)`;

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
  reader: Pick<Deed, 'caller' | 'at'>,
  query: UserFilter,
): Promise<Outcome<ListPage<UserSummary>>> {
  const refused = refusalOf(mayListUsers(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const source = {
    matching: matching(queries, query),
    id: 'app_user.id',
    sorts: SORTS,
    load: (ids: readonly string[]) => findUsers(queries, ids, reader.at),
    idOf: (row: UserSummary) => row.id,
  };
  return ok(await listPage(source, query));
}

function matching(queries: Queries, filter: UserFilter) {
  let query = queries.selectFrom('app_user').innerJoin('company', 'company.id', 'app_user.company_id');
  if (filter.role !== undefined)
    query = query.where(sql<SqlBool>`app_user.roles && ${[...filter.role]}::text[]`);
  if (filter.companyId !== undefined)
    query = query.where('app_user.company_id', '=', isRowId(filter.companyId) ? filter.companyId : '0');
  if (filter.q !== undefined && filter.q !== '')
    query = query.where(
      sql<SqlBool>`(${containsText(fullName, filter.q)}
        or ${containsText('app_user.email', filter.q)} or ${containsText('company.legal_name', filter.q)})`,
    );
  return query;
}

async function findUsers(queries: Queries, ids: readonly string[], at: Date): Promise<UserSummary[]> {
  const rows = await queries
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .leftJoin('sign_in_attempt', (join) =>
      join.on(sql<SqlBool>`sign_in_attempt.address = lower(app_user.email)`),
    )
    .select(['app_user.id', 'app_user.email', 'app_user.first_name', 'app_user.last_name', 'app_user.roles'])
    .select(['app_user.company_id', 'company.legal_name', 'app_user.is_active', 'app_user.last_sign_in_at'])
    .select(['app_user.has_temporary_password', 'sign_in_attempt.locked_until'])
    .where('app_user.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`.trim(),
    companyId: row.company_id,
    companyName: row.legal_name,
    roles: row.roles,
    isActive: row.is_active,
    isLocked: row.locked_until !== null && row.locked_until > at,
    hasTemporaryPassword: row.has_temporary_password,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  }));
}
