import type { CustomsBatch } from '../../../contract/entities/customs';
import { mayUploadCustoms } from '../../../domain/customsPermissions';
import { fail, ok } from '../../../domain/result';
import { type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { notify } from '../notifications/notify';
import { deleteStaged, getBatch, toBatch } from './batchRepository';
import { lockForDecision } from './decideBatch';

/** Throws a file away that was not posted, whatever its check has come to; a check under way ends. */
export async function discardBatch(
  ctx: RequestContext,
  id: string,
  version: number,
): Promise<Outcome<CustomsBatch>> {
  const { actor } = ctx.caller;
  const refusal = refusalOf(mayUploadCustoms(actor));
  if (refusal !== null) return fail(refusal);
  return ctx.transact(async (tx) => {
    const locked = await lockForDecision(tx, ctx, id, 'discard', version);
    if (!locked.ok) return locked;
    await deleteStaged(tx, id);
    await tx
      .updateTable('customs_batch')
      .set({ status: 'Discarded', version: locked.value.version + 1, checked_by: null, checked_until: null })
      .where('id', '=', id)
      .execute();
    await notify(tx, ctx, {
      kind: 'customs-discarded',
      values: { file: locked.value.file_name },
      audience: { kind: 'staff' },
      touches: [{ type: 'customsBatch', id }],
      quiet: true,
    });
    await appendAudit(tx, ctx, {
      action: 'customs-file-discarded',
      subject: { type: 'customsBatch', id },
      companyId: null,
      details: { fileName: locked.value.file_name },
    });
    return ok(toBatch(await getBatch(tx, id), ctx.language));
  });
}
