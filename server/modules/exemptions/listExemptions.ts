import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { ExemptionSummary } from '../../../contract/entities/summaries';
import type { CalendarDate } from '../../../domain/calendarDate';
import { mayListCompanies } from '../../../domain/companyPermissions';
import type { ExemptionStatus } from '../../../domain/exemption';
import { mayReadExemption } from '../../../domain/exemptionPermissions';
import { companyOf, isActing } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { isStaff } from '../../../domain/roles';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey, textKey } from '../../db/listOrder';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { type ExemptionRow, selectExemptions, toExemptionSummary } from './exemptionRows';

export interface ExemptionFilter extends ListQuery {
  readonly status?: readonly ExemptionStatus[] | undefined;
  readonly fiscalYear?: number | undefined;
  readonly companyId?: string | undefined;
  /** A part of the number, the certificate's number or the company's name. */
  readonly q?: string | undefined;
}

type Reader = Pick<RequestContext, 'caller' | 'today'>;

/** The status as readers see it: what was granted and is over has expired. */
const statusOn = (today: CalendarDate) =>
  sql<string>`(case when exemption.status = 'Approved' and exemption.valid_to < ${today}::date then 'Expired'
    else exemption.status end)`;

const sortsOf = (today: CalendarDate): Readonly<Record<string, SortKey>> => ({
  number: columnKey('exemption.number', 'text'),
  companyName: textKey('company.legal_name'),
  kind: columnKey('exemption.kind', 'text'),
  fiscalYear: columnKey('exemption.fiscal_year', 'int'),
  status: { expression: statusOn(today), type: 'text', nullable: false },
  decisionDue: columnKey('exemption.decision_due', 'date', true),
  validTo: columnKey('exemption.valid_to', 'date', true),
});

/**
 * One company's applications and certificates: the reader's own, or the one a member of staff names. Staff who name none work for
 * the board, which has none.
 */
export async function listExemptions(
  queries: Queries,
  reader: Reader,
  query: ExemptionFilter,
): Promise<Outcome<ListPage<ExemptionSummary>>> {
  const { actor } = reader.caller;
  const isStaffReader = isStaff(actor.roles) && !isActing(actor);
  const companyId = (isStaffReader ? query.companyId : undefined) ?? companyOf(actor);
  if (query.companyId !== undefined && query.companyId !== companyId) return failed('not-found');
  const namesNone = isStaffReader && query.companyId === undefined;
  const refused = namesNone ? null : refusalOf(mayReadExemption(actor, { companyId }));
  if (refused !== null) return fail(refused);
  return ok(await pageOfExemptions(queries, reader, { ...query, companyId }));
}

/** Applications and certificates of all companies. */
export async function listAllExemptions(
  queries: Queries,
  reader: Reader,
  query: ExemptionFilter,
): Promise<Outcome<ListPage<ExemptionSummary>>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  return ok(await pageOfExemptions(queries, reader, query));
}

/** One page of the list, for readers whose right to it was asked before. */
export async function pageOfExemptions(
  queries: Queries,
  reader: Pick<Reader, 'today'>,
  query: ExemptionFilter,
): Promise<ListPage<ExemptionSummary>> {
  const source = {
    matching: matching(queries, query, reader.today),
    id: 'exemption.id',
    sorts: sortsOf(reader.today),
    load: (ids: readonly string[]) => selectExemptions(queries).where('exemption.id', 'in', ids).execute(),
    idOf: (row: ExemptionRow) => row.id,
  };
  const page = await listPage(source, query);
  return { ...page, rows: page.rows.map((row) => toExemptionSummary(row, reader.today)) };
}

const exemptions = (queries: Queries) =>
  queries.selectFrom('exemption').innerJoin('company', 'company.id', 'exemption.company_id');

type Matching =
  ReturnType<typeof exemptions> extends SelectQueryBuilder<infer DB, infer TB, object>
    ? SelectQueryBuilder<DB, TB, object>
    : never;

function matching(queries: Queries, filter: ExemptionFilter, today: CalendarDate): Matching {
  let query: Matching = exemptions(queries);
  if (filter.status !== undefined)
    query = query.where(sql<SqlBool>`${statusOn(today)} = any(${[...filter.status]})`);
  if (filter.fiscalYear !== undefined) query = query.where('exemption.fiscal_year', '=', filter.fiscalYear);
  if (filter.companyId !== undefined)
    query = query.where('exemption.company_id', '=', isRowId(filter.companyId) ? filter.companyId : '0');
  if (filter.q !== undefined && filter.q !== '')
    query = query.where(
      sql<SqlBool>`(${containsText('exemption.number', filter.q)} or ${containsText('company.legal_name', filter.q)}
        or ${containsText('exemption.certificate_number', filter.q)})`,
    );
  return query;
}
