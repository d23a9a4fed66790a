import type { z } from 'zod';
import type { reportDraft } from '../../../contract/entities/report';
import { reportPeriod } from '../../../domain/reportPeriod';
import { ok } from '../../../domain/result';
import type { StoredDraftLine } from '../../db/reportTables';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findReportingCompany, type NamedPeriod, periodFor } from './reportingCompany';
import { fullName } from '../users/fullName';

export type ReportDraft = z.output<typeof reportDraft>;

/** The draft of a period, or null. Everybody of the company writes on the same one. */
export async function findReportDraft(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at'>,
  named: NamedPeriod,
): Promise<Outcome<ReportDraft | null>> {
  const company = await findReportingCompany(queries, reader, 'view');
  if (!company.ok) return company;
  const period = periodFor(named, await programInForce(queries, reader.at));
  if (!period.ok) return period;
  return ok(await readDraft(queries, company.value.id, named, period.value.name));
}

/** Keeps a draft as it was typed, readable or not. One that somebody else has saved since is not overwritten unseen. */
export const saveReportDraft = (
  ctx: RequestContext,
  input: NamedPeriod & { readonly version: number; readonly lines: readonly StoredDraftLine[] },
): Promise<Outcome<ReportDraft>> =>
  ctx.transact(async (tx) => {
    const company = await findReportingCompany(tx, ctx, 'prepare');
    if (!company.ok) return company;
    const period = periodFor(input, await programInForce(tx, ctx.at));
    if (!period.ok) return period;
    const key = { company_id: company.value.id, fiscal_year: input.fiscalYear, period: period.value.name };
    const content = JSON.stringify({ lines: input.lines });
    const saved = { content, updated_by: ctx.caller.actor.userId, updated_at: ctx.at };
    const written =
      input.version === 0
        ? await tx
            .insertInto('report_draft')
            .values({ ...key, ...saved })
            .onConflict((conflict) => conflict.doNothing())
            .returning('version')
            .executeTakeFirst()
        : await tx
            .updateTable('report_draft')
            .set({ ...saved, version: input.version + 1 })
            .where('company_id', '=', key.company_id)
            .where('fiscal_year', '=', key.fiscal_year)
            .where('period', '=', key.period)
            .where('version', '=', input.version)
            .returning('version')
            .executeTakeFirst();
    const draft = await readDraft(tx, key.company_id, input, key.period);
    if (written === undefined)
      return failed('report-draft-moved', { who: draft?.savedBy.name ?? '', when: draft?.savedAt ?? '' });
    if (draft === null) throw new Error('a draft was not kept');
    return ok(draft);
  });

/** Throws a draft away; one that is not there is gone too. */
export const discardReportDraft = (ctx: RequestContext, named: NamedPeriod): Promise<Outcome<null>> =>
  ctx.transact(async (tx) => {
    const company = await findReportingCompany(tx, ctx, 'prepare');
    if (!company.ok) return company;
    const period = reportPeriod(named.fiscalYear, named.index, await programInForce(tx, ctx.at));
    if (period !== null) await deleteDraft(tx, company.value.id, named.fiscalYear, period.name);
    return ok(null);
  });

export async function deleteDraft(
  tx: Tx,
  companyId: string,
  fiscalYear: number,
  period: string,
): Promise<void> {
  await tx
    .deleteFrom('report_draft')
    .where('company_id', '=', companyId)
    .where('fiscal_year', '=', fiscalYear)
    .where('period', '=', period)
    .execute();
}

async function readDraft(
  queries: Queries,
  companyId: string,
  { fiscalYear, index }: NamedPeriod,
  period: string,
): Promise<ReportDraft | null> {
  const row = await queries
    .selectFrom('report_draft')
    .innerJoin('app_user', 'app_user.id', 'report_draft.updated_by')
    .select(['content', 'report_draft.version', 'report_draft.updated_at'])
    .select(['app_user.id', 'first_name', 'last_name'])
    .where('report_draft.company_id', '=', companyId)
    .where('fiscal_year', '=', fiscalYear)
    .where('period', '=', period)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    fiscalYear,
    index,
    lines: row.content.lines.map((line) => ({ ...line })),
    version: row.version,
    savedAt: row.updated_at.toISOString(),
    savedBy: { id: row.id, name: fullName(row.first_name, row.last_name) },
  };
}
