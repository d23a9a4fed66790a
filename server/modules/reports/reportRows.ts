import type { z } from 'zod';
import type { reportSummary } from '../../../contract/entities/summaries';
import { money } from '../../../domain/money';
import { countsForPeriod } from '../../../domain/reportStates';
import type { Queries } from '../../db/tables';

export type ReportSummary = z.output<typeof reportSummary>;

/** Reports with their companies, as lists and details show them. */
export const selectReports = (queries: Queries) =>
  queries
    .selectFrom('assessment_report as report')
    .innerJoin('company', 'company.id', 'report.company_id')
    .selectAll('report')
    .select('company.legal_name');

export type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['executeTakeFirstOrThrow']>>;

const NOT_COUNTING = new Set(['Amended', 'Void']);

/**
 * A report as a list shows it. It is late when it was received after its due date, or is still awaited past it.
 * @param today 'YYYY-MM-DD' in the board's zone
 */
export const toReportSummary = (row: ReportRow, today: string): ReportSummary => ({
  id: row.id,
  number: row.number,
  companyId: row.company_id,
  companyName: row.legal_name,
  fiscalYear: row.fiscal_year,
  period: row.period,
  status: row.status,
  dueDate: row.due_date,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  quantityShipped: row.quantity_shipped,
  quantityAssessable: row.quantity_assessable,
  amountDue: row.amount_due,
  lateCharge: row.late_charge,
  interest: row.interest,
  amountPaid: row.amount_paid,
  balance: row.balance,
  paymentStatus: paymentStatusOf(row),
  isLate: !NOT_COUNTING.has(row.status) && (row.received_on ?? today) > row.due_date,
  revision: row.revision,
  isCurrent: row.is_current,
});

function paymentStatusOf(row: ReportRow): ReportSummary['paymentStatus'] {
  if (!row.is_current || !countsForPeriod(row.status)) return 'nothing-due';
  if (money(row.balance) > 0n) return money(row.amount_paid) > 0n ? 'partial' : 'unpaid';
  return money(row.amount_paid) > 0n ? 'paid' : 'nothing-due';
}
