import { sql } from 'kysely';
import type { z } from 'zod';
import type { staffHome } from '../../../contract/entities/home';
import { addMonths, type CalendarDate } from '../../../domain/calendarDate';
import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';
import type { Deed } from '../identity/caller';
import { findWorkQueues } from './workQueues';

export type StaffHome = z.output<typeof staffHome>;

const MONTHS = 12;

/** What waits for the board's people, and the money of the last twelve months. */
export async function findStaffHome(
  queries: Queries,
  reader: Pick<Deed, 'caller' | 'at' | 'today'>,
): Promise<StaffHome> {
  const program = await programInForce(queries, reader.at);
  return {
    kind: 'staff',
    queues: await findWorkQueues(queries, reader.caller.actor.roles, program, reader.today),
    months: await findMonths(queries, reader.today, program.boardZone),
    lastBatch: await findLastBatch(queries),
  };
}

/**
 * By month: what Customs collected (by entry date), what was refunded (by decision) and what was claimed and still waits (by filing),
 * oldest first.
 */
async function findMonths(
  queries: Queries,
  today: CalendarDate,
  boardZone: string,
): Promise<StaffHome['months']> {
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(today, back + 1 - MONTHS).slice(0, 7));
  const since = `${months[0] ?? today.slice(0, 7)}-01`;
  const { rows } = await sql<{ month: string; kind: 'collected' | 'refunded' | 'waiting'; amount: string }>`
    select to_char(entry_date, 'YYYY-MM') as month, 'collected' as kind, sum(amount_collected) as amount
    from customs_line where entry_date >= ${since}::date and entry_date <= ${today}::date group by 1
    union all
    select to_char(effective_date, 'YYYY-MM'), 'refunded', -sum(amount)
    from ledger_entry where kind = 'REFUND' and effective_date >= ${since}::date group by 1
    union all
    select to_char(filed_at at time zone ${boardZone}, 'YYYY-MM'), 'waiting', sum(amount_claimed)
    from refund_claim
    where status in ('Submitted', 'InVerification', 'MoreInfo', 'Verified', 'ReturnedToVerifier')
      and filed_at >= ${since}::date::timestamptz
    group by 1`.execute(queries);
  const amounts = new Map(rows.map((row) => [`${row.kind} ${row.month}`, row.amount]));
  const amountOf = (kind: string, month: string): string => amounts.get(`${kind} ${month}`) ?? '0.00';
  return months.map((month) => ({
    month,
    collected: amountOf('collected', month),
    refunded: amountOf('refunded', month),
    waiting: amountOf('waiting', month),
  }));
}

async function findLastBatch(queries: Queries): Promise<StaffHome['lastBatch']> {
  const row = await queries
    .selectFrom('customs_batch')
    .select(['id', 'file_name', 'status', 'rows_good', 'uploaded_at'])
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    fileName: row.file_name,
    status: row.status,
    rowsGood: row.rows_good,
    at: row.uploaded_at.toISOString(),
  };
}
