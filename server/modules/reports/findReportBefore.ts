import type { z } from 'zod';
import type { reportRecord } from '../../../contract/entities/report';
import type { Queries } from '../../db/tables';
import { type ReportRow, selectReports } from './reportRows';

/** The company's report of the newest earlier period, to compare this one with; null where it is the first. */
export async function findReportBefore(
  queries: Queries,
  { company_id, due_date }: Pick<ReportRow, 'company_id' | 'due_date'>,
): Promise<NonNullable<z.output<typeof reportRecord>['before']> | null> {
  const row = await selectReports(queries)
    .where('report.company_id', '=', company_id)
    .where('report.due_date', '<', due_date)
    .where('report.is_current', '=', true)
    .where('report.status', 'in', ['Submitted', 'UnderReview', 'Accepted'])
    .orderBy('report.due_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    number: row.number,
    fiscalYear: row.fiscal_year,
    period: row.period,
    unit: row.unit,
    quantityShipped: row.quantity_shipped,
    quantityAssessable: row.quantity_assessable,
    amountDue: row.amount_due,
  };
}
