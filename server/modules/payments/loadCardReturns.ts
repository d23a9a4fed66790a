import type { z } from 'zod';
import type { cardReturn } from '../../../contract/entities/payment';
import { isCoveredBySingles } from '../../../domain/cardReturn';
import type { Queries } from '../../db/tables';
import { inUnits } from './inUnits';
import { knownReturn } from './knownReturn';
import { MANUAL } from './manualRefund';
import { fullName } from '../users/fullName';

export type CardReturnRecord = z.output<typeof cardReturn>;

/** Refunds and disputes by their ids, in no order. */
export async function loadCardReturns(queries: Queries, ids: readonly string[]): Promise<CardReturnRecord[]> {
  const rows = await queries
    .selectFrom('card_return')
    .leftJoin('card_payment', 'card_payment.intent_id', 'card_return.intent_id')
    .leftJoin('company', 'company.id', 'card_payment.company_id')
    .leftJoin('app_user', 'app_user.id', 'card_return.checked_by')
    .selectAll('card_return')
    .select(['card_payment.ledger_entry_id', 'company.id as company_id', 'company.legal_name'])
    .select(['app_user.first_name', 'app_user.last_name'])
    .where('card_return.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    providerId: row.provider_id,
    kind: row.kind,
    state: row.state,
    amount: inUnits(row.amount, row.currency),
    currency: row.currency,
    reason: row.reason,
    happenedAt: row.happened_at.toISOString(),
    heardAt: row.heard_at.toISOString(),
    problem: row.problem,
    needsCheck: row.needs_check,
    checkedBy:
      row.checked_by === null ? null : { id: row.checked_by, name: fullName(row.first_name, row.last_name) },
    checkedAt: row.checked_at?.toISOString() ?? null,
    checkNote: row.check_note,
    paymentId: row.ledger_entry_id,
    companyId: row.company_id,
    companyName: row.legal_name,
  }));
}

/**
 * What the provider told of one payment, the oldest first. A charge's total is left out where its single refunds come to as much, and
 * what a person entered by hand is an entry already.
 */
export async function findReturnsOf(queries: Queries, paymentId: string): Promise<CardReturnRecord[]> {
  const rows = await queries
    .selectFrom('card_return')
    .innerJoin('card_payment', 'card_payment.intent_id', 'card_return.intent_id')
    .selectAll('card_return')
    .where('card_payment.ledger_entry_id', '=', paymentId)
    .where('provider_id', 'not like', `${MANUAL}%`)
    .execute();
  if (rows.length === 0) return [];
  const all = await loadCardReturns(
    queries,
    rows.map(({ id }) => id),
  );
  const returns = rows.map(knownReturn);
  const covered = new Set(
    returns
      .filter((each) => {
        const others = returns.filter(({ currency }) => currency === each.currency);
        return each.kind === 'refund-total' && isCoveredBySingles(each, others);
      })
      .map(({ id }) => id),
  );
  return all
    .filter(({ id, needsCheck }) => !covered.has(id) || needsCheck)
    .sort((a, b) => (a.happenedAt < b.happenedAt ? -1 : 1));
}
