import { sql, type SqlBool } from 'kysely';
import type { ProblemReport } from '../../../contract/endpoints/problems';
import { mayHandleProblems } from '../../../domain/problemPermissions';
import type { ProblemState } from '../../../domain/problemReport';
import { fail, ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey } from '../../db/listOrder';
import type { Queries } from '../../db/tables';
import { refusalOf, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { fullName } from '../users/fullName';

const SORTS: Readonly<Record<string, SortKey>> = {
  reportedAt: columnKey('problem_report.reported_at', 'timestamptz'),
};

/** What people reported, for administrators. */
export async function listProblems(
  db: Queries,
  ctx: RequestContext,
  query: ListQuery & {
    readonly q?: string | undefined;
    readonly state?: readonly ProblemState[] | undefined;
    readonly owner?: 'me' | 'none' | undefined;
    readonly build?: string | undefined;
  },
): Promise<Outcome<ListPage<ProblemReport>>> {
  const refusal = refusalOf(mayHandleProblems(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  let matching = db.selectFrom('problem_report');
  if (query.q !== undefined && query.q !== '')
    matching = matching.where(sql<SqlBool>`${containsText('problem_report.note', query.q)}`);
  if (query.state !== undefined) matching = matching.where('state', 'in', [...query.state]);
  if (query.owner === 'me') matching = matching.where('owner_id', '=', ctx.caller.actor.userId);
  if (query.owner === 'none') matching = matching.where('owner_id', 'is', null);
  if (query.build !== undefined) matching = matching.where('build', '=', query.build);
  return ok(
    await listPage(
      {
        matching,
        id: 'problem_report.id',
        sorts: SORTS,
        load: (ids: readonly string[]) => findReports(db, ids),
        idOf: (row: ProblemReport) => row.id,
      },
      query,
    ),
  );
}

/** Reports as the list shows them, in no particular order. */
export async function findReports(db: Queries, ids: readonly string[]): Promise<ProblemReport[]> {
  const rows = await db
    .selectFrom('problem_report')
    .innerJoin('app_user', 'app_user.id', 'problem_report.user_id')
    .leftJoin('app_user as owner', 'owner.id', 'problem_report.owner_id')
    .select([
      'problem_report.id',
      'reported_at',
      'user_id',
      'app_user.first_name',
      'app_user.last_name',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'owner_id',
      'problem_report.state',
      'problem_report.test',
      'problem_report.version',
      'note',
      'page',
      'build',
    ])
    .select(sql<number>`coalesce(octet_length(problem_report.log), 0)`.as('log_bytes'))
    .where('problem_report.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reportedAt: row.reported_at.toISOString(),
    by: { id: row.user_id, name: fullName(row.first_name, row.last_name) },
    note: row.note,
    page: row.page,
    build: row.build,
    logBytes: row.log_bytes,
    state: row.state,
    owner:
      row.owner_id === null
        ? null
        : { id: row.owner_id, name: fullName(row.owner_first_name ?? '', row.owner_last_name ?? '') },
    test: row.test,
    version: row.version,
  }));
}
