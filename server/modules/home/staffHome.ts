import { sql } from 'kysely';
import type { z } from 'zod';
import type { staffHome } from '../../../contract/entities/home';
import { addMonths, type CalendarDate } from '../../../domain/calendarDate';
import type { Actor } from '../../../domain/permissions';
import { createRememberLines, type RememberLines } from '../../db/rememberLines';
import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findWorkQueues, type QueueRow, type RunToRelease } from './workQueues';
import { findYears, type YearRow } from './yearTotals';

export type StaffHome = z.output<typeof staffHome>;

const MONTHS = 12;

/** Reads the staff's start page. */
export type FindStaffHome = (reader: Pick<RequestContext, 'caller' | 'at' | 'today'>) => Promise<StaffHome>;

/**
 * What waits for the board's people, and the money of the last twelve months.
 * @param findRuns the payment runs that a person may release
 */
export function staffHomeFinder(
  queries: Queries,
  findRuns: (actor: Actor) => Promise<readonly RunToRelease[]>,
): FindStaffHome {
  const rememberQueue = createRememberLines<QueueRow>(queries);
  const rememberMonths = createRememberLines<readonly MonthRow[]>(queries);
  const rememberYears = createRememberLines<readonly YearRow[]>(queries);
  return async ({ caller, at, today }) => {
    const program = await programInForce(queries, at);
    return {
      kind: 'staff',
      queues: await findWorkQueues(queries, caller.actor, program, today, {
        remember: rememberQueue,
        runs: await findRuns(caller.actor),
      }),
      months: await findMonths(queries, today, program.boardZone, rememberMonths),
      years: await findYears(queries, today, program, rememberYears),
      lastBatch: await findLastBatch(queries),
    };
  };
}

interface MonthRow {
  readonly month: string;
  readonly kind: 'collected' | 'refunded' | 'waiting';
  readonly amount: string;
}

/**
 * By month: what Customs collected (by entry date), what was refunded (by decision) and what was claimed and still waits (by filing),
 * oldest first.
 */
async function findMonths(
  queries: Queries,
  today: CalendarDate,
  boardZone: string,
  remember: RememberLines<readonly MonthRow[]>,
): Promise<StaffHome['months']> {
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(today, back + 1 - MONTHS).slice(0, 7));
  const since = `${months[0] ?? today.slice(0, 7)}-01`;
  const collected = await remember(today, () => findCollected(queries, since, today));
  const { rows } = await sql<MonthRow>`
    select to_char(effective_date, 'YYYY-MM') as month, 'refunded' as kind, -sum(amount) as amount
    from ledger_entry where kind = 'REFUND' and effective_date >= ${since}::date group by 1
    union all
    select to_char(filed_at at time zone ${boardZone}, 'YYYY-MM'), 'waiting', sum(amount_claimed)
    from refund_claim
    where status in ('Submitted', 'InVerification', 'MoreInfo', 'Verified', 'ReturnedToVerifier')
      and filed_at >= ${since}::timestamp at time zone ${boardZone}
    group by 1`.execute(queries);
  const amounts = new Map([...collected, ...rows].map((row) => [`${row.kind} ${row.month}`, row.amount]));
  const amountOf = (kind: string, month: string): string => amounts.get(`${kind} ${month}`) ?? '0.00';
  return months.map((month) => ({
    month,
    collected: amountOf('collected', month),
    refunded: amountOf('refunded', month),
    waiting: amountOf('waiting', month),
  }));
}

async function findCollected(queries: Queries, since: string, today: string): Promise<readonly MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(entry_date, 'YYYY-MM') as month, 'collected' as kind, sum(amount_collected) as amount
    from customs_line where entry_date >= ${since}::date and entry_date <= ${today}::date group by 1`.execute(
    queries,
  );
  return rows;
}

async function findLastBatch(queries: Queries): Promise<StaffHome['lastBatch']> {
  const row = await queries
    .selectFrom('customs_batch')
    .select(['id', 'file_name', 'status', 'rows_good', 'uploaded_at'])
    .select(sql<boolean>`status = 'Failed' and table_heads is not null`.as('needs_columns'))
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    fileName: row.file_name,
    status: row.status,
    needsColumns: row.needs_columns,
    rowsGood: row.rows_good,
    at: row.uploaded_at.toISOString(),
  };
}
