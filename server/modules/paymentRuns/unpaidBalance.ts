import { sql } from 'kysely';
import { type Cents, money } from '../../../domain/money';
import type { Queries } from '../../db/tables';

/** What a company owes the board on its reports, never below zero; Customs money is no part of it. */
export async function findUnpaidBalance(queries: Queries, companyId: string): Promise<Cents> {
  const { rows } = await sql<{ unpaid: string }>`
    select greatest(0, coalesce(sum(amount), 0))::numeric(14,2) as unpaid from ledger_entry
    where company_id = ${companyId} and kind not like 'REFUND%'`.execute(queries);
  return money(rows[0]?.unpaid ?? '0.00');
}
