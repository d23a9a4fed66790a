import { dateInZone } from '../../../../domain/calendarDate';
import type { Program } from '../../../../domain/program';
import type { Tx } from '../../../db/transaction';
import { drawLetter } from '../../../letter/drawLetter';
import { textsInForce } from '../../boardTexts/ownTexts';
import type { RequestContext } from '../../identity/requestContext';
import type { ClaimRow } from '../claimRecord';
import { findDetailLines } from '../detailLines';
import { letterContent, type LetterDecision } from './letterContent';

/** The letter of a decision as a PDF, in the company's language. Nothing is stored: a preview is drawn by the same code. */
export async function drawDecisionLetter(
  tx: Tx,
  ctx: RequestContext,
  program: Program,
  claim: ClaimRow,
  decision: LetterDecision,
): Promise<Buffer> {
  const { language } = await tx
    .selectFrom('company')
    .select('language')
    .where('id', '=', claim.company_id)
    .executeTakeFirstOrThrow();
  const lines = await findDetailLines(tx, claim.id);
  const filedOn = dateInZone(claim.filed_at.getTime(), program.boardZone);
  const texts = await textsInForce(tx, language, ['decision-letter']);
  const wording = { language, decidedOn: ctx.today, filedOn, phrases: texts['decision-letter'] };
  return drawLetter(letterContent(program, claim, lines, decision, wording), ctx.at);
}
