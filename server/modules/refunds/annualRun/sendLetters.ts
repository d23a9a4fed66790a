import type { AnnualRun } from '../../../../contract/entities/annualRun';
import { failed, type Outcome } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { openRunToChange } from './openRun';
import { readRun } from './presentRun';

/** Decides that letters go to all importers of a run that can claim. They are written in the background, and once a run. */
export const sendLetters = (
  ctx: RequestContext,
  { id }: { readonly id: string },
): Promise<Outcome<AnnualRun>> =>
  ctx.transact(async (tx) => {
    const run = await openRunToChange(tx, ctx, id);
    if (!run.ok) return run;
    if (run.value.status !== 'Finished') return failed('annual-run-unfinished');
    if (run.value.letters_at !== null) return failed('annual-letters-sent');
    const { numUpdatedRows } = await tx
      .updateTable('annual_run_row')
      .set({ letter: 'pending' })
      .where('run_id', '=', run.value.id)
      .where('outcome', '=', 'claimable')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return failed('annual-letters-none');
    await tx
      .updateTable('annual_run')
      .set({ letters_by: ctx.caller.actor.userId, letters_at: ctx.at })
      .where('id', '=', run.value.id)
      .execute();
    await appendAudit(tx, ctx, {
      action: 'annual-letters-requested',
      subject: { type: 'annualRun', id: run.value.id },
      companyId: null,
      details: { fiscalYear: run.value.fiscal_year, importers: Number(numUpdatedRows) },
    });
    return readRun(tx, ctx, id);
  });
