import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { mayListCompanies, mayReadCompany } from '../../../domain/companyPermissions';
import { companyOf, isActing } from '../../../domain/permissions';
import type { ReportStatus } from '../../../domain/reportStates';
import { fail, ok } from '../../../domain/result';
import { isStaff } from '../../../domain/roles';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey, textKey } from '../../db/listOrder';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { type ReportRow, type ReportSummary, selectReports, toReportSummary } from './reportRows';

export interface ReportFilter extends ListQuery {
  readonly status?: readonly ReportStatus[] | undefined;
  readonly fiscalYear?: number | undefined;
  readonly companyId?: string | undefined;
  /** A part of the number or the company's name. */
  readonly q?: string | undefined;
}

type Reader = Pick<RequestContext, 'caller' | 'today'>;

const SORTS: Readonly<Record<string, SortKey>> = {
  number: columnKey('report.number', 'text'),
  companyName: textKey('company.legal_name'),
  fiscalYear: columnKey('report.fiscal_year', 'int'),
  period: columnKey('report.period', 'text'),
  status: columnKey('report.status', 'text'),
  dueDate: columnKey('report.due_date', 'date'),
  amountDue: columnKey('report.amount_due', 'numeric'),
  balance: columnKey('report.balance', 'numeric'),
};

/**
 * One company's reports: the reader's own, or the one a member of staff names. Staff who name none work for the board, which files
 * none.
 */
export async function listReports(
  queries: Queries,
  reader: Reader,
  query: ReportFilter,
): Promise<Outcome<ListPage<ReportSummary>>> {
  const companyId = companyReported(reader, query);
  if (!companyId.ok) return companyId;
  return ok(await pageOfReports(queries, reader, { ...query, companyId: companyId.value }));
}

/** Whose reports a reader asks for, where they may see them. */
export function companyReported(
  { caller: { actor } }: Pick<Reader, 'caller'>,
  query: Pick<ReportFilter, 'companyId'>,
): Outcome<string> {
  const isStaffReader = isStaff(actor.roles) && !isActing(actor);
  const companyId = (isStaffReader ? query.companyId : undefined) ?? companyOf(actor);
  if (query.companyId !== undefined && query.companyId !== companyId) return failed('not-found');
  const namesNone = isStaffReader && query.companyId === undefined;
  const refused = namesNone ? null : refusalOf(mayReadCompany(actor, companyId));
  return refused === null ? ok(companyId) : fail(refused);
}

/** The reports of all companies. */
export async function listAllReports(
  queries: Queries,
  reader: Reader,
  query: ReportFilter,
): Promise<Outcome<ListPage<ReportSummary>>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  return ok(await pageOfReports(queries, reader, query));
}

export async function pageOfReports(
  queries: Queries,
  reader: Reader,
  query: ReportFilter,
): Promise<ListPage<ReportSummary>> {
  const source = {
    matching: matching(queries, query),
    id: 'report.id',
    sorts: SORTS,
    load: (ids: readonly string[]) => selectReports(queries).where('report.id', 'in', ids).execute(),
    idOf: (row: ReportRow) => row.id,
  };
  const page = await listPage(source, query);
  return { ...page, rows: page.rows.map((row) => toReportSummary(row, reader.today)) };
}

const reports = (queries: Queries) =>
  queries.selectFrom('assessment_report as report').innerJoin('company', 'company.id', 'report.company_id');

type Matching =
  ReturnType<typeof reports> extends SelectQueryBuilder<infer DB, infer TB, object>
    ? SelectQueryBuilder<DB, TB, object>
    : never;

function matching(queries: Queries, filter: ReportFilter): Matching {
  let query: Matching = reports(queries);
  if (filter.status === undefined)
    query = query.where(
      sql<SqlBool>`(report.is_current or report.status in ('Submitted', 'UnderReview', 'Returned'))`,
    );
  if (filter.status !== undefined)
    query = query.where(sql<SqlBool>`report.status = any(${[...filter.status]})`);
  if (filter.fiscalYear !== undefined) query = query.where('report.fiscal_year', '=', filter.fiscalYear);
  if (filter.companyId !== undefined)
    query = query.where('report.company_id', '=', isRowId(filter.companyId) ? filter.companyId : '0');
  if (filter.q !== undefined && filter.q !== '')
    query = query.where(
      sql<SqlBool>`(${containsText('report.number', filter.q)} or ${containsText('company.legal_name', filter.q)})`,
    );
  return query;
}
