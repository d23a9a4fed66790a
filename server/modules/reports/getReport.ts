import { mayReadCompany } from '../../../domain/companyPermissions';
import { ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { presentReport, type ReportRecord } from './presentReport';

/** One report and how its amount came about; another company's is as if it did not exist. */
export async function getReport(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  id: string,
): Promise<Outcome<ReportRecord>> {
  return (await mayRead(queries, reader, id))
    ? ok(await presentReport(queries, reader, id))
    : failed('not-found');
}

/** Whether there is such a report and the reader may see it. */
export async function mayRead(
  queries: Queries,
  { caller }: Pick<RequestContext, 'caller'>,
  id: string,
): Promise<boolean> {
  if (!isRowId(id)) return false;
  const row = await queries
    .selectFrom('assessment_report')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && mayReadCompany(caller.actor, row.company_id).allowed;
}
