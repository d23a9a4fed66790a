import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { Queries } from '../../db/tables';

/**
 * What a company owes the board: charges less payments and credits, below zero where it has paid ahead. What the board owes it for
 * Customs refunds is no part of it.
 * @param companyId a reference to the company's id, such as `company.id`
 */
export const balanceOf = (companyId: string): RawBuilder<string> => sql<string>`(
  select coalesce(sum(amount), 0)::numeric(14, 2) from ledger_entry
  where ledger_entry.company_id = ${sql.ref(companyId)} and ledger_entry.kind not like 'REFUND%')`;

/** How a balance of the past is meant: by the day things count from, or by what had been entered by then. */
export type BalanceBasis = 'effective' | 'posted';

/** Which entries count by a date, that day included, in the board's zone. */
export const countsBy = (date: CalendarDate, basis: BalanceBasis, boardZone: string): RawBuilder<boolean> =>
  basis === 'effective'
    ? sql<boolean>`ledger_entry.effective_date <= ${date}`
    : sql<boolean>`(ledger_entry.created_at at time zone ${boardZone})::date <= ${date}`;

/** The balance as of a date. */
export async function findBalance(
  queries: Queries,
  companyId: string,
  asOf: CalendarDate,
  basis: BalanceBasis,
  boardZone: string,
): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(amount), 0)::numeric(14,2) as balance from ledger_entry
    where company_id = ${companyId} and kind not like 'REFUND%' and ${countsBy(asOf, basis, boardZone)}`.execute(
    queries,
  );
  return rows[0]?.balance ?? '0.00';
}
