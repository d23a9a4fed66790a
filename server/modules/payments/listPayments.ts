import { sql, type SqlBool } from 'kysely';
import { PAYMENT_KINDS } from '../../../contract/entities/payment';
import { mayListCompanies } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey, textKey } from '../../db/listOrder';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { returnedOf } from '../ledger/returnedOf';
import { loadPayments, type PaymentSummary } from './loadPayments';

export interface PaymentFilter extends ListQuery {
  readonly companyId?: string | undefined;
  /** A part of the company's name. */
  readonly company?: string | undefined;
  readonly kind?: readonly PaymentSummary['kind'][] | undefined;
  readonly state?: 'stands' | 'partly-reversed' | 'reversed' | undefined;
  /** Calendar dates, both included. */
  readonly receivedFrom?: string | undefined;
  readonly receivedTo?: string | undefined;
  /** A part of the reference or the company's name. */
  readonly q?: string | undefined;
}

const SORTS: Readonly<Record<string, SortKey>> = {
  receivedOn: columnKey('payment.effective_date', 'date'),
  companyName: textKey('company.legal_name'),
  amount: { expression: sql`(-payment.amount)`, type: 'numeric', nullable: false },
  reference: columnKey('payment.reference', 'text'),
};

/** Payments received from all companies or one. */
export async function listPayments(
  queries: Queries,
  reader: Pick<RequestContext, 'caller'>,
  query: PaymentFilter,
): Promise<Outcome<ListPage<PaymentSummary>>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  return ok(
    await listPage(
      {
        matching: matching(queries, query),
        id: 'payment.id',
        sorts: SORTS,
        load: (ids) => loadPayments(queries, ids),
        idOf: (row: PaymentSummary) => row.id,
      },
      query,
    ),
  );
}

function matching(queries: Queries, filter: PaymentFilter) {
  let query = queries
    .selectFrom('ledger_entry as payment')
    .innerJoin('company', 'company.id', 'payment.company_id')
    .where('payment.kind', 'in', filter.kind?.length ? filter.kind : PAYMENT_KINDS)
    .where('payment.reversal_of', 'is', null);
  if (filter.companyId !== undefined)
    query = query.where('payment.company_id', '=', isRowId(filter.companyId) ? filter.companyId : '0');
  if (filter.company !== undefined && filter.company !== '')
    query = query.where(sql<SqlBool>`${containsText('company.legal_name', filter.company)}`);
  if (filter.receivedFrom !== undefined)
    query = query.where('payment.effective_date', '>=', filter.receivedFrom);
  if (filter.receivedTo !== undefined) query = query.where('payment.effective_date', '<=', filter.receivedTo);
  if (filter.state !== undefined)
    query = query.where(
      sql<SqlBool>`${filter.state} = (case ${returnedOf('payment.id')} when 0 then 'stands'
        when -payment.amount then 'reversed' else 'partly-reversed' end)`,
    );
  if (filter.q !== undefined && filter.q !== '')
    query = query.where(
      sql<SqlBool>`(${containsText('payment.reference', filter.q)} or ${containsText('company.legal_name', filter.q)})`,
    );
  return query;
}
