import { mayReadRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import { failed, type Outcome } from '../../failure';
import type { Queries } from '../../db/tables';
import { findDocument, getDocumentBytes } from '../documents/documentRepository';
import { findClaim, subjectOf } from './claimRecord';
import type { Reader } from './presentRefund';

export interface DecisionLetter {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** The letter of a claim's decision, for whoever may read the claim. */
export async function findDecisionLetter(
  queries: Queries,
  reader: Pick<Reader, 'caller'>,
  id: string,
): Promise<Outcome<DecisionLetter>> {
  const claim = await findClaim(queries, id, false);
  if (claim === null || !mayReadRefund(reader.caller.actor, subjectOf(claim)).allowed)
    return failed('not-found');
  const letterId = claim.row.decision_document_id;
  const document = letterId === null ? null : await findDocument(queries, letterId);
  if (document === null) return failed('refund-not-decided');
  const { fileName, sha256 } = document.entity;
  return ok({ fileName, bytes: await getDocumentBytes(queries, sha256) });
}
