import { sql } from 'kysely';
import type { Home } from '../../../contract/entities/home';
import { addMonths, type CalendarDate } from '../../../domain/calendarDate';
import { fiscalYearOf, fiscalYearStart } from '../../../domain/fiscalYear';
import type { Program } from '../../../domain/program';
import type { RememberLines } from '../../db/rememberLines';
import type { Queries } from '../../db/tables';

type Years = NonNullable<Extract<Home, { kind: 'staff' }>['years']>;

export interface YearRow {
  readonly kind: 'collected' | 'refunded';
  readonly is_current: boolean;
  readonly amount: string;
}

/** What was collected (by entry date) and refunded (by decision) in this fiscal year so far, and in the one before up to the same day. */
export async function findYears(
  queries: Queries,
  today: CalendarDate,
  program: Pick<Program, 'fiscalYearStart'>,
  remember: RememberLines<readonly YearRow[]>,
): Promise<Years> {
  const fiscalYear = fiscalYearOf(today, program.fiscalYearStart);
  const first = fiscalYearStart(fiscalYear, program.fiscalYearStart);
  const span = { first, last: today, before: addMonths(first, -12), beforeLast: addMonths(today, -12) };
  const rows = [
    ...(await remember(`${first} ${today}`, () => findCollected(queries, span))),
    ...(await findRefunded(queries, span)),
  ];
  const totals = (isCurrent: boolean) => {
    const amountOf = (kind: YearRow['kind']): string =>
      rows.find((row) => row.kind === kind && row.is_current === isCurrent)?.amount ?? '0.00';
    return { collected: amountOf('collected'), refunded: amountOf('refunded') };
  };
  return { fiscalYear, until: today, current: totals(true), previous: totals(false) };
}

interface Span {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly before: CalendarDate;
  readonly beforeLast: CalendarDate;
}

async function findCollected(queries: Queries, span: Span): Promise<readonly YearRow[]> {
  const { rows } = await sql<YearRow>`
    select 'collected' as kind, entry_date >= ${span.first}::date as is_current, sum(amount_collected) as amount
    from customs_line
    where entry_date between ${span.first}::date and ${span.last}::date
      or entry_date between ${span.before}::date and ${span.beforeLast}::date
    group by 2`.execute(queries);
  return rows;
}

async function findRefunded(queries: Queries, span: Span): Promise<readonly YearRow[]> {
  const { rows } = await sql<YearRow>`
    select 'refunded' as kind, effective_date >= ${span.first}::date as is_current, -sum(amount) as amount
    from ledger_entry
    where kind = 'REFUND' and (effective_date between ${span.first}::date and ${span.last}::date
      or effective_date between ${span.before}::date and ${span.beforeLast}::date)
    group by 2`.execute(queries);
  return rows;
}
