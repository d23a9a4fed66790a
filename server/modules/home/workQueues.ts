import { sql } from 'kysely';
import type { z } from 'zod';
import type { workQueue } from '../../../contract/entities/home';
import { addDays, type CalendarDate } from '../../../domain/calendarDate';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import type { Program } from '../../../domain/program';
import type { Actor } from '../../../domain/permissions';
import { STAFF_STATUSES } from '../../../domain/refundStates';
import type { StaffRole } from '../../../domain/roles';
import type { RememberLines } from '../../db/rememberLines';
import type { Queries } from '../../db/tables';
import { countOverdueReports } from './overdueReports';

export type WorkQueue = z.output<typeof workQueue>;

/** Who works on each queue, or watches it; whoever may not open its screen is not shown it. */
const READERS = {
  'my-claims': ['verifier', 'approver', 'admin'],
  'decisions-overdue': ['verifier', 'approver', 'admin', 'readonly'],
  'runs-to-release': ['approver', 'admin'],
  'refunds-to-verify': ['verifier', 'admin', 'readonly'],
  'refunds-to-approve': ['approver', 'admin', 'readonly'],
  'refunds-with-company': ['verifier', 'approver', 'admin', 'readonly'],
  'decisions-due': ['verifier', 'approver', 'admin', 'readonly'],
  'customs-unmatched': ['verifier', 'admin', 'readonly'],
  'customs-staged': ['verifier', 'admin', 'readonly'],
  'exemptions-to-decide': ['admin', 'readonly'],
  'reports-overdue': ['admin', 'readonly'],
  'companies-pending': ['admin', 'readonly'],
  'corrections-waiting': ['admin', 'readonly'],
  'card-returns-to-check': ['admin', 'readonly'],
} as const satisfies Record<WorkQueue['key'], readonly StaffRole[]>;

/** The person's own work, then what is late, then the queues of claims, of payments, of Customs, and the rest. */
const ORDER: readonly WorkQueue['key'][] = [
  'my-claims',
  'decisions-overdue',
  'reports-overdue',
  'refunds-to-verify',
  'refunds-to-approve',
  'refunds-with-company',
  'decisions-due',
  'runs-to-release',
  'customs-unmatched',
  'customs-staged',
  'exemptions-to-decide',
  'companies-pending',
  'corrections-waiting',
  'card-returns-to-check',
];

/** A decision due within so many days is running out. */
const SOON_DAYS = 14;

export interface QueueRow {
  readonly key: WorkQueue['key'];
  readonly count: number;
  readonly oldest: Date | null;
  readonly amount: string | null;
  readonly path: string;
}

/** A payment run that the person may release. */
export interface RunToRelease {
  readonly preparedAt: Date;
  readonly total: string;
}

/**
 * The queues of work that concern a person: how many wait, since when and for how much. Their own work comes first, then what is
 * late.
 */
export async function findWorkQueues(
  queries: Queries,
  { userId, roles }: Pick<Actor, 'userId' | 'roles'>,
  program: Program,
  today: CalendarDate,
  { remember, runs }: { readonly remember: RememberLines<QueueRow>; readonly runs: readonly RunToRelease[] },
): Promise<WorkQueue[]> {
  const soon = addDays(today, SOON_DAYS);
  const yesterday = addDays(today, -1);
  const staffStatuses = STAFF_STATUSES.join(',');
  const { rows } = await sql<QueueRow>`
    select 'my-claims' as key, count(*)::int as count, min(filed_at) as oldest, coalesce(sum(amount_claimed), 0.00) as amount,
      '/admin/refunds?assignee=mine&status=' || ${staffStatuses} as path
    from refund_claim where assigned_to = ${userId} and status = any(${STAFF_STATUSES})
    union all select 'decisions-overdue', count(*)::int, min(filed_at), coalesce(sum(amount_claimed), 0.00),
      '/admin/refunds?status=' || ${staffStatuses} || '&dueBy=' || ${yesterday}
    from refund_claim
    where status = any(${STAFF_STATUSES}) and decision_due <= ${yesterday}::date and (line_count > 0 or unsent_count = 0)
    union all select 'refunds-to-verify' as key, count(*)::int as count, min(filed_at) as oldest,
      coalesce(sum(amount_claimed), 0.00) as amount,
      '/admin/refunds?status=Submitted,InVerification,ReturnedToVerifier' as path
    from refund_claim where status in ('Submitted', 'InVerification', 'ReturnedToVerifier')
    union all select 'refunds-to-approve', count(*)::int, min(coalesce(verified_at, status_since)), coalesce(sum(coalesce(amount_verified, amount_claimed)), 0.00),
      '/admin/refunds?status=Verified,Appealed'
    from refund_claim where status in ('Verified', 'Appealed')
    union all select 'refunds-with-company', count(*)::int, min(status_since), coalesce(sum(amount_claimed), 0.00),
      '/admin/refunds?status=MoreInfo'
    from refund_claim where status = 'MoreInfo'
    union all select 'decisions-due', count(*)::int, min(filed_at), coalesce(sum(amount_claimed), 0.00),
      '/admin/refunds?status=' || ${staffStatuses} || '&dueFrom=' || ${today} || '&dueBy=' || ${soon}
    from refund_claim
    where status = any(${STAFF_STATUSES}) and decision_due between ${today}::date and ${soon}::date
      and (line_count > 0 or unsent_count = 0)
    union all select 'customs-staged', count(*)::int, min(uploaded_at), coalesce(sum(amount_collected), 0.00),
      '/admin/customs?status=Validated'
    from customs_batch where status = 'Validated'
    union all select 'exemptions-to-decide', count(*)::int, min(submitted_at), null,
      '/admin/exemptions?status=Submitted,InReview'
    from exemption where status in ('Submitted', 'InReview')
    union all select 'companies-pending', count(*)::int, min(created_at), null, '/admin/companies?status=Pending'
    from company where status = 'Pending' and not is_board
    union all select 'corrections-waiting', count(*)::int, min(proposed_at), coalesce(sum(amount), 0.00),
      '/admin/payments?view=corrections&state=waiting'
    from account_correction where state = 'waiting'
    union all select 'card-returns-to-check', count(*)::int, min(heard_at), null,
      '/admin/payments?view=card-returns&check=needed'
    from card_return where needs_check`.execute(queries);
  const overdue: QueueRow = {
    key: 'reports-overdue',
    ...(await countOverdueReports(queries, program, today)),
    amount: null,
    path: '/admin/reports?show=missing',
  };
  const unmatched = await remember('unmatched', () => findUnmatched(queries));
  return [...rows, unmatched, overdue, runsToRelease(runs)]
    .toSorted((one, other) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key))
    .filter(({ key }) => READERS[key].some((role) => roles.includes(role)))
    .map((row) => ({ ...row, oldest: row.oldest?.toISOString() ?? null }));
}

/** Only the runs that this person may release; why not another one, the run itself says. */
function runsToRelease(runs: readonly RunToRelease[]): QueueRow {
  const [oldest = null] = runs
    .map(({ preparedAt }) => preparedAt)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return {
    key: 'runs-to-release',
    count: runs.length,
    oldest,
    amount: formatMoney(sumMoney(runs.map(({ total }) => money(total)))),
    path: '/admin/paymentruns?view=runs&release=mine',
  };
}

/** Importer numbers that no company has, with all their entry lines. */
async function findUnmatched(queries: Queries): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select 'customs-unmatched' as key, count(distinct importer_number)::int as count, min(posted_at) as oldest,
      coalesce(sum(amount_collected), 0.00) as amount, '/admin/customs?view=unmatched' as path
    from customs_line where company_id is null`.execute(queries);
  const row = rows[0];
  if (row === undefined) throw new Error('a count has one row');
  return row;
}
