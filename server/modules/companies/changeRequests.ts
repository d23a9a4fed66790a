import { sql, type SqlBool } from 'kysely';
import type { ChangeRequest } from '../../../contract/entities/companyAdmin';
import { mayListCompanies } from '../../../domain/companyPermissions';
import { asCompany, companyOf } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey } from '../../db/listOrder';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { fullName } from '../users/fullName';

export interface RequestFilter extends ListQuery {
  readonly status?: readonly ChangeRequest['status'][] | undefined;
  readonly companyId?: string | undefined;
}

type Reader = Pick<RequestContext, 'caller'>;

/** What the reader's company has asked for. */
export async function listOwnChangeRequests(
  queries: Queries,
  { caller }: Reader,
  query: RequestFilter,
): Promise<Outcome<ListPage<ChangeRequest>>> {
  const companyId = companyOf(caller.actor);
  const refused = refusalOf(asCompany(caller.actor, companyId, 'view'));
  if (refused !== null) return fail(refused);
  if (query.companyId !== undefined && query.companyId !== companyId) return failed('not-found');
  return ok(await pageOf(queries, { ...query, companyId }));
}

/** What all companies ask for. */
export async function listChangeRequests(
  queries: Queries,
  { caller }: Reader,
  query: RequestFilter,
): Promise<Outcome<ListPage<ChangeRequest>>> {
  const refused = refusalOf(mayListCompanies(caller.actor));
  return refused === null ? ok(await pageOf(queries, query)) : fail(refused);
}

function pageOf(queries: Queries, query: RequestFilter): Promise<ListPage<ChangeRequest>> {
  let matching = queries.selectFrom('company_change_request as request');
  if (query.status !== undefined)
    matching = matching.where(sql<SqlBool>`request.status = any(${[...query.status]})`);
  if (query.companyId !== undefined)
    matching = matching.where('request.company_id', '=', isRowId(query.companyId) ? query.companyId : '0');
  return listPage(
    {
      matching,
      id: 'request.id',
      sorts: { askedAt: columnKey('request.asked_at', 'timestamptz') },
      load: (ids: readonly string[]) => findChangeRequests(queries, ids),
      idOf: (row: ChangeRequest) => row.id,
    },
    query,
  );
}

/** Requests by their ids, as they are shown, in any order. */
export async function findChangeRequests(queries: Queries, ids: readonly string[]): Promise<ChangeRequest[]> {
  const rows = await queries
    .selectFrom('company_change_request as request')
    .innerJoin('company', 'company.id', 'request.company_id')
    .innerJoin('app_user as asker', 'asker.id', 'request.asked_by')
    .leftJoin('app_user as decider', 'decider.id', 'request.decided_by')
    .selectAll('request')
    .select(['company.legal_name', 'asker.first_name as asker_first', 'asker.last_name as asker_last'])
    .select(['decider.first_name as decider_first', 'decider.last_name as decider_last'])
    .where('request.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    companyId: row.company_id,
    companyName: row.legal_name,
    field: row.field,
    oldValue: row.old_value,
    newValue: row.new_value,
    reason: row.reason,
    status: row.status,
    askedBy: { id: row.asked_by, name: fullName(row.asker_first, row.asker_last) },
    askedAt: row.asked_at.toISOString(),
    decidedBy:
      row.decided_by === null
        ? null
        : { id: row.decided_by, name: fullName(row.decider_first, row.decider_last) },
    decidedAt: row.decided_at?.toISOString() ?? null,
    answer: row.answer === '' ? null : row.answer,
  }));
}
