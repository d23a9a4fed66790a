import type { previewAmendment as contract } from '../../../contract/endpoints/reports/filing';
import type { DataOf } from '../../../contract/endpoint';
import { fail, ok } from '../../../domain/result';
import { companyOf } from '../../../domain/permissions';
import { periodNamed } from '../../../domain/reportPeriod';
import { quantity, sumQuantity } from '../../../domain/quantity';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { assessContent } from './assessContent';
import { findMovedReports, presentEffects } from './amendmentEffects';
import { presentPreview } from './previewReport';
import { linesFailure, findReportingCompany } from './reportingCompany';
import { type ReportRow, selectReports } from './reportRows';
import { type LineText, readLineTexts } from './storedLines';
import { findYearBefore, type YearBefore } from './yearBefore';

export type AmendmentPreview = DataOf<typeof contract>;

/** The report that stands and that the actor's company may amend; null where there is none. */
export async function findAmendable(
  queries: Queries,
  companyId: string,
  id: string,
): Promise<ReportRow | null> {
  if (!isRowId(id)) return null;
  const row = await selectReports(queries)
    .where('report.id', '=', id)
    .where('report.company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** What the year had used before a report that is in it already. */
export async function findYearBesides(queries: Queries, row: ReportRow): Promise<YearBefore> {
  const year = await findYearBefore(queries, row.company_id, row.fiscal_year);
  const later = await selectReports(queries)
    .where('report.company_id', '=', row.company_id)
    .where('report.fiscal_year', '=', row.fiscal_year)
    .where('report.is_current', '=', true)
    .where('report.status', 'in', ['Submitted', 'UnderReview', 'Accepted'])
    .where((where) => where(where.fn.coalesce('report.root_id', 'report.id'), '>=', row.root_id ?? row.id))
    .execute();
  const used = sumQuantity(later.map((each) => quantity(each.exempt_applied) - quantity(each.caught_up)));
  const gross = sumQuantity(
    later.map(
      (each) => quantity(each.exempt_applied) + quantity(each.quantity_assessable) - quantity(each.caught_up),
    ),
  );
  return {
    ...year,
    exemptUsedBefore: year.exemptUsedBefore - used,
    yearQuantityBefore: year.yearQuantityBefore - gross,
  };
}

/** What an amendment would come to and which later reports of the year it would move. */
export async function previewAmendment(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today' | 'language'>,
  id: string,
  lineTexts: readonly LineText[],
): Promise<Outcome<AmendmentPreview>> {
  const row = await findAmendable(queries, companyOf(reader.caller.actor), id);
  if (row === null) return failed('not-found');
  const company = await findReportingCompany(queries, reader, 'prepare');
  if (!company.ok) return company;
  const failure = linesFailure(lineTexts);
  if (failure !== null) return fail(failure);
  const program = await programInForce(queries, reader.at);
  const period = periodNamed(row.fiscal_year, row.period, program);
  if (period === null) return failed('report-not-possible-now');
  const lines = readLineTexts(lineTexts);
  const before = await findYearBesides(queries, row);
  const content = { period, lines };
  const assessed = await assessContent(queries, row.company_id, content, before, program, reader.today);
  const moved = assessed.assessment === null ? null : await findMovedReports(queries, row, lines, program);
  return ok({
    // The report itself was received on its day; an amendment is not late.
    preview: presentPreview(
      content,
      { ...assessed, checks: assessed.checks.filter(({ kind }) => kind !== 'received-late') },
      before,
      program,
      reader,
    ),
    effects: moved === null ? null : presentEffects(moved),
  });
}
