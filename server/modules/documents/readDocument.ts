import type { DocumentEntity } from '../../../contract/entities/document';
import { isActing } from '../../../domain/permissions';
import { mayReadRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import { isStaff } from '../../../domain/roles';
import { failed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { findDocument, getDocumentBytes } from './documentRepository';

/**
 * A document with its bytes, for its own company and staff; anybody else's is not found. The first time a member of staff opens it is
 * noted, because a claim is not decided with others while nobody has opened its documents.
 */
export const readDocument = (
  ctx: RequestContext,
  id: string,
): Promise<Outcome<{ readonly entity: DocumentEntity; readonly bytes: Buffer }>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const stored = await findDocument(tx, id);
    if (stored === null || !mayReadRefund(actor, stored).allowed) return failed('not-found');
    if (isStaff(actor.roles) && !isActing(actor))
      await tx
        .insertInto('document_opening')
        .values({ document_id: stored.entity.id, opened_by: actor.userId, opened_at: ctx.at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return ok({ entity: stored.entity, bytes: await getDocumentBytes(tx, stored.entity.sha256) });
  });
