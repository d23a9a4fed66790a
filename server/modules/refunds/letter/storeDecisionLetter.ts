import { dateInZone } from '../../../../domain/calendarDate';
import type { Program } from '../../../../domain/program';
import type { Tx } from '../../../db/transaction';
import { textsInForce } from '../../boardTexts/ownTexts';
import { insertDocument } from '../../documents/documentRepository';
import type { RequestContext } from '../../identity/requestContext';
import type { ClaimRow } from '../claimRecord';
import { findDetailLines } from '../detailLines';
import { drawLetter } from '../../../letter/drawLetter';
import { letterContent, type LetterDecision } from './letterContent';

/** Writes the letter of a decision in the company's language and keeps it with the claim. Answers the document's id. */
export async function storeDecisionLetter(
  tx: Tx,
  ctx: RequestContext,
  program: Program,
  claim: ClaimRow,
  decision: LetterDecision,
): Promise<string> {
  const { language } = await tx
    .selectFrom('company')
    .select('language')
    .where('id', '=', claim.company_id)
    .executeTakeFirstOrThrow();
  const lines = await findDetailLines(tx, claim.id);
  const filedOn = dateInZone(claim.filed_at.getTime(), program.boardZone);
  const texts = await textsInForce(tx, language, ['decision-letter']);
  const said = { language, decidedOn: ctx.today, filedOn, phrases: texts['decision-letter'] };
  const bytes = await drawLetter(letterContent(program, claim, lines, decision, said), ctx.at);
  return insertDocument(tx, {
    companyId: claim.company_id,
    kind: 'decision',
    fileName: `${claim.number}-${decision.kind}.pdf`,
    type: 'application/pdf',
    bytes,
    uploadedBy: ctx.caller.actor.userId,
    uploadedAt: ctx.at,
    owner: { type: 'refund', id: claim.id },
  });
}
