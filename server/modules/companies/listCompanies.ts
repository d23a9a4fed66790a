import { sql, type SqlBool } from 'kysely';
import type { CompanySummary } from '../../../contract/entities/company';
import type { CalendarDate } from '../../../domain/calendarDate';
import { mayListCompanies } from '../../../domain/companyPermissions';
import type { Program } from '../../../domain/program';
import { fail, ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey, textKey } from '../../db/listOrder';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { isExemptOn } from './companyFlags';
import { balanceOf } from '../ledger/balanceOf';
import { exemptUsedPercentOf, hasPassedThreshold } from './exemptUsed';
import { findCompanySummaries } from './companySummaries';

export interface CompanyFilter extends ListQuery {
  readonly status?: readonly CompanySummary['status'][] | undefined;
  readonly kind?: readonly CompanySummary['kind'][] | undefined;
  readonly isExempt?: 'yes' | 'no' | undefined;
  readonly flag?: readonly ('payer' | 'refunds' | 'outgrown')[] | undefined;
  /** A part of a name, or an importer number. */
  readonly q?: string | undefined;
}

/** All companies but the board itself, for the staff who may see them. */
export async function listCompanies(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  query: CompanyFilter,
): Promise<Outcome<ListPage<CompanySummary>>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  return ok(await pageOfCompanies(queries, reader, query));
}

/** One page of the list, for readers whose right to it was asked before. */
export async function pageOfCompanies(
  queries: Queries,
  reader: Pick<RequestContext, 'at' | 'today'>,
  query: CompanyFilter,
): Promise<ListPage<CompanySummary>> {
  const program = await programInForce(queries, reader.at);
  const source = {
    matching: matching(queries, query, program, reader.today),
    id: 'company.id',
    sorts: sortsOf(program, reader.today),
    load: (ids: readonly string[]) => findCompanySummaries(queries, ids, program, reader.today),
    idOf: (row: CompanySummary) => row.id,
  };
  return listPage(source, query);
}

const sortsOf = (program: Program, today: CalendarDate): Readonly<Record<string, SortKey>> => ({
  legalName: textKey('company.legal_name'),
  kind: columnKey('company.kind', 'text'),
  status: columnKey('company.status', 'text'),
  country: columnKey('company.country', 'text'),
  exemptUsedPercent: {
    expression: exemptUsedPercentOf('company', program, today),
    type: 'int',
    nullable: true,
  },
  balance: { expression: balanceOf('company.id'), type: 'numeric', nullable: false },
});

function matching(queries: Queries, filter: CompanyFilter, program: Program, today: CalendarDate) {
  let query = queries.selectFrom('company').where('company.is_board', '=', false);
  if (filter.status !== undefined)
    query = query.where(sql<SqlBool>`company.status = any(${[...filter.status]})`);
  if (filter.kind !== undefined) query = query.where(sql<SqlBool>`company.kind = any(${[...filter.kind]})`);
  if (filter.isExempt !== undefined) {
    const isExempt = isExemptOn('company.id', today);
    query = query.where(filter.isExempt === 'yes' ? isExempt : sql<SqlBool>`not ${isExempt}`);
  }
  if (filter.flag?.includes('payer') === true) query = query.where('is_assessment_payer', '=', true);
  if (filter.flag?.includes('refunds') === true) query = query.where('is_refund_eligible', '=', true);
  if (filter.flag?.includes('outgrown') === true) query = query.where(hasPassedThreshold(program, today));
  if (filter.q !== undefined && filter.q !== '')
    query = query.where(
      sql<SqlBool>`(${containsText('company.legal_name', filter.q)} or ${containsText('company.dba_name', filter.q)}
        or exists (select 1 from importer_number held
          where held.company_id = company.id and ${containsText('held.number', filter.q)}))`,
    );
  return query;
}
