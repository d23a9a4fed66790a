import { allowLongWork } from '../../db/allowLongWork';
import type { CustomsBatch } from '../../../contract/entities/customs';
import { mayConfirmCustoms } from '../../../domain/customsPermissions';
import { fail, ok } from '../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { bookOverpaidRefunds, lockCorrectedClaims } from '../ledger/bookOverpaidRefunds';
import { notify } from '../notifications/notify';
import { getBatch, toBatch } from './batchRepository';
import { lockForDecision } from './decideBatch';
import { postLines } from './postLines';

/**
 * Posts every good row of a checked file, all in one transaction, and tells the staff. Rows posted from another file in the meantime are
 * left out as duplicates. Fails with `batch-not-checked`, `batch-nothing-good`, `batch-decided` or `stale-version`.
 */
export async function confirmBatch(
  ctx: RequestContext,
  id: string,
  version: number,
): Promise<Outcome<CustomsBatch>> {
  const { actor } = ctx.caller;
  const refusal = refusalOf(mayConfirmCustoms(actor));
  if (refusal !== null) return fail(refusal);
  return ctx.transact(async (tx) => {
    await allowLongWork(tx);
    const locked = await lockForDecision(tx, ctx, id, 'confirm', version);
    if (!locked.ok) return locked;
    const batch = locked.value;
    if (batch.rows_good === 0) return failed('batch-nothing-good');

    const lines = await postLines(tx, id, ctx);
    const late = { kind: 'posted-meanwhile', values: { count: lines.late } };
    await tx
      .updateTable('customs_batch')
      .set({
        status: 'Posted',
        version: batch.version + 1,
        progress: 100,
        confirmed_by: actor.userId,
        confirmed_at: ctx.at,
        rows_good: lines.posted,
        rows_warning: lines.warning,
        rows_duplicate: batch.rows_duplicate + lines.late,
        rows_unmatched: lines.unmatched,
        amount_collected: lines.amount,
        table_heads: null,
        notices: JSON.stringify(lines.late > 0 ? [...batch.notices, late] : batch.notices),
      })
      .where('id', '=', id)
      .execute();

    await bookOverpaidRefunds(tx, ctx, await lockCorrectedClaims(tx, id));
    const values = { file: batch.file_name, rows: lines.posted, amount: lines.amount };
    await notify(tx, ctx, {
      kind: 'customs-posted',
      values,
      audience: { kind: 'staff' },
      touches: [{ type: 'customsBatch', id }, { type: 'customsLine' }],
    });
    await appendAudit(tx, ctx, {
      action: 'customs-file-posted',
      subject: { type: 'customsBatch', id },
      companyId: null,
      details: { ...values, lateDuplicates: lines.late },
    });
    return ok(toBatch(await getBatch(tx, id), ctx.language));
  });
}
