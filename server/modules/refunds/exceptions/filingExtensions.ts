import type { FilingExtension } from '../../../../contract/entities/refundException';
import { isCalendarDate } from '../../../../domain/calendarDate';
import { mayGrantRefundExceptions } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';

/** The years a company may claim after their last day, the newest first. */
export async function findFilingExtensions(queries: Queries, companyId: string): Promise<FilingExtension[]> {
  const rows = await queries
    .selectFrom('late_claim_leave')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('fiscal_year', 'desc')
    .execute();
  return rows.map((row) => ({
    companyId: row.company_id,
    fiscalYear: row.fiscal_year,
    until: row.until,
    reason: row.reason,
    grantedAt: row.granted_at.toISOString(),
  }));
}

export interface GrantFilingExtension {
  readonly companyId: string;
  readonly fiscalYear: number;
  readonly until: string;
  readonly reason: string;
}

/** Lets late claims of a company's year in until a day; granted again it takes the place of what was granted before. */
export const grantFilingExtension = (
  ctx: RequestContext,
  input: GrantFilingExtension,
): Promise<Outcome<FilingExtension>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayGrantRefundExceptions(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    if (!isCalendarDate(input.until) || input.until < ctx.today)
      return fieldFailed('until', 'run-date-past', { today: ctx.today });
    const company = isRowId(input.companyId)
      ? await tx.selectFrom('company').select('id').where('id', '=', input.companyId).executeTakeFirst()
      : undefined;
    if (company === undefined) return failed('not-found');
    const granted = {
      until: input.until,
      reason: input.reason,
      granted_by: ctx.caller.actor.userId,
      granted_at: ctx.at,
    };
    await tx
      .insertInto('late_claim_leave')
      .values({ company_id: company.id, fiscal_year: input.fiscalYear, ...granted })
      .onConflict((conflict) => conflict.columns(['company_id', 'fiscal_year']).doUpdateSet(granted))
      .execute();
    await appendAudit(tx, ctx, {
      action: 'late-claims-let-in',
      subject: { type: 'company', id: company.id },
      companyId: company.id,
      details: { fiscalYear: input.fiscalYear, until: input.until, reason: input.reason },
    });
    const leave = (await findFilingExtensions(tx, company.id)).find(
      ({ fiscalYear }) => fiscalYear === input.fiscalYear,
    );
    if (leave === undefined) throw new Error('a leave just written is not there');
    return ok(leave);
  });
