import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { lockGroup } from '../companies/companyGroup';
import { type ReportRow, selectReports } from './reportRows';

/** A report whose company's group is locked until the transaction ends: nobody else moves its year in the meantime. */
export async function lockReport(tx: Tx, id: string): Promise<ReportRow | undefined> {
  if (!isRowId(id)) return undefined;
  const found = await tx
    .selectFrom('assessment_report')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  await lockGroup(tx, found.company_id);
  return selectReports(tx).where('report.id', '=', id).executeTakeFirst();
}
