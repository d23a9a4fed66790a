import type { Readable } from 'node:stream';
import type { DocumentEntity } from '../../../contract/entities/document';
import { LIMITS } from '../../../contract/limits';
import { asCompany, companyOf } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { VirusScanner } from '../../system/virusScanner';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { documentName, plainFileName } from './documentName';
import { findDocument, insertDocument, sizeOfUnused } from './documentRepository';
import { documentTypeOf } from './documentType';
import { readUpload } from './readUpload';
import { refuseInfected } from './refuseInfected';

export interface DocumentUpload {
  readonly fileName: string;
  readonly stream: Readable;
  readonly kind: DocumentEntity['kind'];
  readonly scanner?: VirusScanner | null;
}

/**
 * Keeps one piece of evidence for the company the caller works in. It belongs to no record until one names it.
 * Fails with `documents-unused-full`, `document-empty`, `document-kind-unknown` (content, not name, decides) or `payload-too-large`.
 */
export async function uploadDocument(
  ctx: RequestContext,
  upload: DocumentUpload,
): Promise<Outcome<DocumentEntity>> {
  const { actor } = ctx.caller;
  const companyId = companyOf(actor);
  const refusal = refusalOf(asCompany(actor, companyId, 'prepare'));
  if (refusal !== null) return fail(refusal);

  const bytes = await readUpload(upload.stream, LIMITS.documentBytes);
  if (bytes === null) return failed('payload-too-large', { limit: LIMITS.documentBytes });
  const given = plainFileName(upload.fileName);
  if (bytes.length === 0) return failed('document-empty', { fileName: given });
  const type = documentTypeOf(bytes);
  if (type === null) return failed('document-kind-unknown', { fileName: given });

  const infected = await refuseInfected(upload.scanner, ctx, given, [bytes]);
  if (infected !== null) return infected;

  return ctx.transact(async (tx) => {
    const unused = (await sizeOfUnused(tx, companyId)) + bytes.length;
    if (unused > LIMITS.unusedDocumentBytes)
      return failed('documents-unused-full', { limit: LIMITS.unusedDocumentBytes });
    const id = await insertDocument(tx, {
      companyId,
      kind: upload.kind,
      fileName: documentName(upload.fileName, type),
      type,
      bytes,
      uploadedBy: actor.userId,
      uploadedAt: ctx.at,
      owner: null,
    });
    const stored = await findDocument(tx, id);
    if (stored === null) throw new Error(`Document ${id} is not there after it was kept.`);
    const { fileName, kind, sizeBytes, sha256 } = stored.entity;
    await appendAudit(tx, ctx, {
      action: 'document-uploaded',
      subject: { type: 'document', id },
      companyId,
      details: { fileName, kind, type, sizeBytes, sha256 },
    });
    return ok(stored.entity);
  });
}
