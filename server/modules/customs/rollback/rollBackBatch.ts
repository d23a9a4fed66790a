import { allowLongWork } from '../../../db/allowLongWork';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { mayConfirmCustoms } from '../../../../domain/customsPermissions';
import { fail, ok } from '../../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { staleRecord } from '../../identity/staleRecord';
import { bookOverpaidRefunds, lockCorrectedClaims } from '../../ledger/bookOverpaidRefunds';
import { notify } from '../../notifications/notify';
import { getBatch, lockBatch, toBatch } from '../batchRepository';
import { findDependents } from './findDependents';

interface RollBack {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

/**
 * Takes the lines of a posted file back, all of them in one transaction, as if it had not been posted; the file may be sent again.
 * Refused with their names while claims or later corrections depend on a line. What is gone stays readable in the audit trail.
 */
export async function rollBackBatch(
  ctx: RequestContext,
  { id, version, reason }: RollBack,
): Promise<Outcome<CustomsBatch>> {
  const refusal = refusalOf(mayConfirmCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  return ctx.transact(async (tx) => {
    await allowLongWork(tx);
    const batch = await lockBatch(tx, id);
    if (batch === null) return failed('not-found');
    if (batch.status !== 'Posted') return failed('batch-not-posted');
    if (batch.version !== version) return fail(await staleRecord(tx, { type: 'customsBatch', id }, ctx));
    // Corrections of refunded lines made debts, which go with them.
    const corrected = await lockCorrectedClaims(tx, id);
    // Nobody names a line in a claim between this look and the commit.
    await tx
      .selectFrom('customs_line')
      .select('id')
      .where('batch_id', '=', id)
      .orderBy('id')
      .forUpdate()
      .execute();
    const dependents = await findDependents(tx, id);
    if (dependents.claims.length > 0 || dependents.corrections.length > 0)
      return failed('batch-depended-on', {
        claims:
          dependents.claims
            .slice(0, 5)
            .map(({ number }) => number)
            .join(', ') || '–',
        files:
          dependents.corrections
            .map(({ fileName }) => fileName)
            .slice(0, 5)
            .join(', ') || '–',
      });
    await tx
      .updateTable('customs_batch')
      .set({ status: 'RolledBack', version: version + 1 })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('customs_line').where('batch_id', '=', id).execute();
    await tx.deleteFrom('customs_staged_row').where('batch_id', '=', id).execute();
    await tx.deleteFrom('customs_cell_correction').where('batch_id', '=', id).execute();
    await bookOverpaidRefunds(tx, ctx, corrected);
    await notify(tx, ctx, {
      kind: 'customs-discarded',
      values: { file: batch.file_name },
      audience: { kind: 'staff' },
      touches: [{ type: 'customsBatch', id }, { type: 'customsLine' }],
      quiet: true,
    });
    await appendAudit(tx, ctx, {
      action: 'customs-file-rolled-back',
      subject: { type: 'customsBatch', id },
      companyId: null,
      details: {
        fileName: batch.file_name,
        sha256: batch.sha256,
        lines: dependents.lines,
        amountCollected: dependents.amountCollected,
        reason,
      },
    });
    return ok(toBatch(await getBatch(tx, id), ctx.language));
  });
}
