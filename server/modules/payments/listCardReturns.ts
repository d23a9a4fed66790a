import { sql, type SqlBool } from 'kysely';
import type { CardReturnKind, CardReturnState } from '../../../domain/cardReturn';
import { mayListCompanies } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey } from '../../db/listOrder';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { type CardReturnRecord, loadCardReturns } from './loadCardReturns';
import { MANUAL } from './manualRefund';

export interface CardReturnFilter extends ListQuery {
  readonly kind?: readonly CardReturnKind[] | undefined;
  readonly state?: readonly CardReturnState[] | undefined;
  readonly check?: 'needed' | 'done' | undefined;
  /** A part of the provider's id or of the company's name. */
  readonly q?: string | undefined;
}

const NAME = sql<string>`coalesce(company.legal_name, '')`;

const SORTS: Readonly<Record<string, SortKey>> = {
  heardAt: columnKey('card_return.heard_at', 'timestamptz'),
  amount: columnKey('card_return.amount', 'numeric'),
  companyName: { expression: sql`sort_text(${NAME})`, type: 'text', nullable: false },
};

/** Refunds and disputes the card provider told of, those that wait for a person among them. */
export async function listCardReturns(
  queries: Queries,
  reader: Pick<RequestContext, 'caller'>,
  filter: CardReturnFilter,
): Promise<Outcome<ListPage<CardReturnRecord>>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  let matching = queries
    .selectFrom('card_return')
    .leftJoin('card_payment', 'card_payment.intent_id', 'card_return.intent_id')
    .leftJoin('company', 'company.id', 'card_payment.company_id')
    .where('provider_id', 'not like', `${MANUAL}%`);
  if (filter.kind?.length) matching = matching.where('card_return.kind', 'in', filter.kind);
  if (filter.state?.length) matching = matching.where('card_return.state', 'in', filter.state);
  if (filter.check === 'needed') matching = matching.where('needs_check', '=', true);
  if (filter.check === 'done') matching = matching.where('checked_at', 'is not', null);
  if (filter.q !== undefined && filter.q !== '')
    matching = matching.where(
      sql<SqlBool>`(${containsText('card_return.provider_id', filter.q)} or ${containsText(NAME, filter.q)})`,
    );
  return ok(
    await listPage(
      {
        matching,
        id: 'card_return.id',
        sorts: SORTS,
        load: (ids) => loadCardReturns(queries, ids),
        idOf: (row: CardReturnRecord) => row.id,
      },
      filter,
    ),
  );
}
