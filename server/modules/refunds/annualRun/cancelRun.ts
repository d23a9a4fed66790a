import type { AnnualRun } from '../../../../contract/entities/annualRun';
import { failed, type Outcome } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { openRunToChange } from './openRun';
import { readRun } from './presentRun';

/** Ends a run that is being calculated; what it has calculated stays to be read. */
export const cancelRun = (
  ctx: RequestContext,
  { id }: { readonly id: string },
): Promise<Outcome<AnnualRun>> =>
  ctx.transact(async (tx) => {
    const run = await openRunToChange(tx, ctx, id);
    if (!run.ok) return run;
    if (run.value.status !== 'Running') return failed('annual-run-ended');
    await tx
      .updateTable('annual_run')
      .set({ status: 'Canceled', ended_at: ctx.at })
      .where('id', '=', run.value.id)
      .execute();
    await appendAudit(tx, ctx, {
      action: 'annual-run-canceled',
      subject: { type: 'annualRun', id: run.value.id },
      companyId: null,
      details: { fiscalYear: run.value.fiscal_year },
    });
    return readRun(tx, ctx, id);
  });
