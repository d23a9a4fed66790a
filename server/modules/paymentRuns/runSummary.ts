import { sql } from 'kysely';
import type { PaymentRunSummary } from '../../../contract/entities/paymentRun';
import type { Queries } from '../../db/tables';
import { fullName } from '../users/fullName';

const sumOf = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<string>`(select coalesce(sum(item.amount) filter (where ${condition}), 0)::numeric(14,2)
    from payment_run_item item where item.run_id = run.id)`;

/** Runs with their sums, as lists and details show them. */
export const selectRuns = (queries: Queries) =>
  queries
    .selectFrom('payment_run as run')
    .innerJoin('app_user as preparer', 'preparer.id', 'run.prepared_by')
    .leftJoin('app_user as releaser', 'releaser.id', 'run.released_by')
    .select(['run.id', 'run.number', 'run.version', 'run.status', 'run.pay_on', 'run.total'])
    .select(['run.prepared_by', 'run.prepared_at', 'run.released_by', 'run.released_at'])
    .select(['preparer.first_name as preparer_first', 'preparer.last_name as preparer_last'])
    .select(['releaser.first_name as releaser_first', 'releaser.last_name as releaser_last'])
    .select([
      sql<number>`(select count(*)::int from payment_run_item item where item.run_id = run.id)`.as(
        'item_count',
      ),
      sumOf(sql<boolean>`item.method = 'ACH'`).as('ach_total'),
      sumOf(sql<boolean>`item.method = 'CHECK'`).as('check_total'),
      sumOf(sql<boolean>`item.status = 'Returned'`).as('returned_total'),
    ]);

type RunSummaryRow = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>;

/** A run as a list shows it. */
export const toRunSummary = (row: RunSummaryRow): PaymentRunSummary => ({
  id: row.id,
  number: row.number,
  version: row.version,
  status: row.status,
  payOn: row.pay_on,
  itemCount: row.item_count,
  total: row.total,
  achTotal: row.ach_total,
  checkTotal: row.check_total,
  returnedTotal: row.returned_total,
  preparedBy: {
    id: row.prepared_by,
    name: fullName(row.preparer_first, row.preparer_last),
  },
  preparedAt: row.prepared_at.toISOString(),
  releasedBy:
    row.released_by === null
      ? null
      : {
          id: row.released_by,
          name: fullName(row.releaser_first, row.releaser_last),
        },
  releasedAt: row.released_at?.toISOString() ?? null,
});
