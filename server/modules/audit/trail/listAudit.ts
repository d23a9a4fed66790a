import type { AuditEntry } from '../../../../contract/entities/audit';
import { mayReadAudit } from '../../../../domain/auditPermissions';
import { fail, ok } from '../../../../domain/result';
import { listPage, type ListPage, type ListQuery } from '../../../db/list';
import { columnKey } from '../../../db/listOrder';
import type { Queries } from '../../../db/tables';
import { refusalOf, type Outcome } from '../../../failure';
import { programInForce } from '../../configuration/programInForce';
import type { RequestContext } from '../../identity/requestContext';
import { type AuditFilter, matchingAudit } from './auditFilter';
import { findAuditRows } from './auditRows';
import { findAuditSubjects } from './findAuditSubjects';

export type AuditQuery = ListQuery & AuditFilter & { readonly q?: string | undefined };

/** The list's parts. Rows stand in the order they were written, which is that of their time. */
export async function auditSource(db: Queries, at: Date, query: AuditQuery) {
  const [found, { boardZone }] = await Promise.all([findAuditSubjects(db, query.q), programInForce(db, at)]);
  return {
    matching: matchingAudit(db, query, found, boardZone),
    id: 'audit_entry.id',
    sorts: { at: columnKey('audit_entry.id', 'bigint') },
    load: (ids: readonly string[]) => findAuditRows(db, ids),
    idOf: (row: AuditEntry) => row.id,
  };
}

/** One page of the trail. */
export async function listAudit(
  db: Queries,
  ctx: RequestContext,
  query: AuditQuery,
): Promise<Outcome<ListPage<AuditEntry>>> {
  const refusal = refusalOf(mayReadAudit(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const source = await auditSource(db, ctx.at, query);
  return ok(await listPage(isNarrowed(query) ? source : { ...source, total: () => countAll(db) }, query));
}

const FILE_ROWS_AT_A_TIME = 1_000;

/** A larger page of the trail, for a file; only the first one is counted. */
export async function auditForFile(
  db: Queries,
  ctx: RequestContext,
  query: AuditQuery,
): Promise<Outcome<ListPage<AuditEntry>>> {
  const wide = { ...query, pageSize: FILE_ROWS_AT_A_TIME };
  if (query.cursor === undefined) return listAudit(db, ctx, wide);
  const refusal = refusalOf(mayReadAudit(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const source = await auditSource(db, ctx.at, wide);
  return ok(await listPage({ ...source, total: () => Promise.resolve(0) }, wide));
}

/** Where a list stands narrows nothing. */
const PLACE = new Set(['page', 'pageSize', 'sort', 'cursor']);

const isNarrowed = (query: AuditQuery): boolean =>
  Object.entries(query).some(([name, value]) => !PLACE.has(name) && value !== undefined && value !== '');

/** The chain has no gaps, so its last position is how many there are: a million rows are not counted for each page. */
async function countAll(db: Queries): Promise<number> {
  const last = await db
    .selectFrom('audit_entry')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(last?.position ?? 0);
}
