import { asCompany } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { deleteFreeDocuments, findDocument } from './documentRepository';

/** Removes a document of the caller's company. Fails with `document-held` once a record holds it. */
export async function removeDocument(ctx: RequestContext, id: string): Promise<Outcome<null>> {
  const { actor } = ctx.caller;
  return ctx.transact(async (tx) => {
    const stored = await findDocument(tx, id);
    if (stored === null) return failed('not-found');
    const refusal = refusalOf(asCompany(actor, stored.companyId, 'prepare'));
    if (refusal !== null) return fail(refusal);
    const removed = await deleteFreeDocuments(tx, { id });
    if (removed === 0) return failed('document-held', { fileName: stored.entity.fileName });
    await appendAudit(tx, ctx, {
      action: 'document-removed',
      subject: { type: 'document', id },
      companyId: stored.companyId,
      details: { fileName: stored.entity.fileName, sha256: stored.entity.sha256 },
    });
    return ok(null);
  });
}
