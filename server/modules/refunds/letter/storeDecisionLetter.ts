import type { Program } from '../../../../domain/program';
import type { Tx } from '../../../db/transaction';
import { insertDocument } from '../../documents/documentRepository';
import type { RequestContext } from '../../identity/requestContext';
import type { ClaimRow } from '../claimRecord';
import { drawDecisionLetter } from './drawDecisionLetter';
import type { LetterDecision } from './letterContent';

/** Writes the letter of a decision and keeps it with the claim. Answers the document's id. */
export async function storeDecisionLetter(
  tx: Tx,
  ctx: RequestContext,
  program: Program,
  claim: ClaimRow,
  decision: LetterDecision,
): Promise<string> {
  return insertDocument(tx, {
    companyId: claim.company_id,
    kind: 'decision',
    fileName: `${claim.number}-${decision.kind}.pdf`,
    type: 'application/pdf',
    bytes: await drawDecisionLetter(tx, ctx, program, claim, decision),
    uploadedBy: ctx.caller.actor.userId,
    uploadedAt: ctx.at,
    owner: { type: 'refund', id: claim.id },
  });
}
