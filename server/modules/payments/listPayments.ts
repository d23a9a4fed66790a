import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { paymentSummary } from '../../../contract/entities/payment';
import { mayListCompanies } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import { columnKey, listPage, type ListPage, type ListQuery, type SortKey, textKey } from '../../db/list';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { Deed } from '../identity/caller';

export type PaymentSummary = z.output<typeof paymentSummary>;

export interface PaymentFilter extends ListQuery {
  readonly companyId?: string | undefined;
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
  reader: Pick<Deed, 'caller'>,
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
    .where('payment.kind', 'in', ['PAYMENT_CHECK', 'PAYMENT_ACH', 'PAYMENT_CARD'])
    .where('payment.reversal_of', 'is', null);
  if (filter.companyId !== undefined)
    query = query.where('payment.company_id', '=', isRowId(filter.companyId) ? filter.companyId : '0');
  if (filter.q !== undefined && filter.q !== '')
    query = query.where(
      sql<SqlBool>`(${containsText('payment.reference', filter.q)} or ${containsText('company.legal_name', filter.q)})`,
    );
  return query;
}

async function loadPayments(queries: Queries, ids: readonly string[]): Promise<PaymentSummary[]> {
  const rows = await queries
    .selectFrom('ledger_entry as payment')
    .innerJoin('company', 'company.id', 'payment.company_id')
    .leftJoin('assessment_report as report', 'report.id', 'payment.report_id')
    .leftJoin('ledger_entry as reversal', 'reversal.reversal_of', 'payment.id')
    .select(['payment.id', 'payment.company_id', 'payment.kind', 'payment.effective_date'])
    .select(['payment.created_at', 'payment.reference', 'company.legal_name', 'report.id as report_id'])
    .select([
      'report.number as report_number',
      'reversal.effective_date as reversed_on',
      'reversal.note as reversed_note',
    ])
    .select(sql<string>`(-payment.amount)::numeric(14,2)`.as('amount'))
    .where('payment.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    companyName: row.legal_name,
    kind: kindOf(row.kind),
    amount: row.amount,
    receivedOn: row.effective_date,
    postedAt: row.created_at.toISOString(),
    reference: row.reference,
    reportId: row.report_id,
    reportNumber: row.report_number,
    reversed: row.reversed_on === null ? null : { on: row.reversed_on, note: row.reversed_note ?? '' },
  }));
}

function kindOf(kind: string): PaymentSummary['kind'] {
  if (kind === 'PAYMENT_CHECK' || kind === 'PAYMENT_ACH' || kind === 'PAYMENT_CARD') return kind;
  throw new Error(`${kind} is no payment`);
}
