import type { DocumentEntity } from '../../../contract/entities/document';
import type { Actor } from '../../../domain/permissions';
import { mayReadRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import { failed, type Outcome } from '../../failure';
import type { Queries } from '../../db/tables';
import { findDocument, getDocumentBytes } from './documentRepository';

/** A document with its bytes, for its own company and staff; anybody else's is not found. */
export async function readDocument(
  db: Queries,
  actor: Actor,
  id: string,
): Promise<Outcome<{ readonly entity: DocumentEntity; readonly bytes: Buffer }>> {
  const stored = await findDocument(db, id);
  if (stored === null || !mayReadRefund(actor, stored).allowed) return failed('not-found');
  return ok({ entity: stored.entity, bytes: await getDocumentBytes(db, stored.entity.sha256) });
}
