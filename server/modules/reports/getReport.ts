import type { z } from 'zod';
import type { reportDetails } from '../../../contract/entities/record';
import { mayReadCompany } from '../../../domain/companyPermissions';
import { ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome } from '../../failure';
import type { Deed } from '../identity/caller';
import { selectReports, toReportSummary } from './reportRows';

export type ReportDetails = z.output<typeof reportDetails>;

/** One report and how its amount came about; another company's is as if it did not exist. */
export async function getReport(
  queries: Queries,
  reader: Pick<Deed, 'caller' | 'today'>,
  id: string,
): Promise<Outcome<ReportDetails>> {
  if (!isRowId(id)) return failed('not-found');
  const row = await selectReports(queries).where('report.id', '=', id).executeTakeFirst();
  if (row === undefined || !mayReadCompany(reader.caller.actor, row.company_id).allowed)
    return failed('not-found');
  return ok({
    ...toReportSummary(row, reader.today),
    unit: row.unit,
    ratePerUnit: row.rate_per_unit,
    quantityExported: row.quantity_exported,
    exemptUsedBefore: row.exempt_used_before,
    exemptApplied: row.exempt_applied,
    submittedBy: await findSubmitter(queries, row.submitted_by),
    explanation: row.explanation.map(({ step, values }) => ({ step, values: { ...values } })),
  });
}

async function findSubmitter(queries: Queries, userId: string | null): Promise<ReportDetails['submittedBy']> {
  if (userId === null) return null;
  const user = await queries
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { id: user.id, name: `${user.first_name} ${user.last_name}`.trim() };
}
