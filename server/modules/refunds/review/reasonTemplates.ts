import type { ReasonTemplate } from '../../../../contract/entities/refundReview';
import { placesIn } from '../../../../contract/texts/board/places';
import { fill } from '../../../../contract/texts/fill';
import { documentKindName } from '../../../../contract/texts/refundNames';
import { REFUND_EVIDENCE } from '../../../../domain/refundEvidence';
import { mayReadRefund } from '../../../../domain/refundPermissions';
import { ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome } from '../../../failure';
import { textsInForce } from '../../boardTexts/ownTexts';
import { findClaim, subjectOf } from '../claimRecord';
import type { Reader } from '../presentRefund';

const TEXTS = { return: 'return-templates', reject: 'reject-templates' } as const;

/** The board's texts for returning or rejecting a claim, in the company's language and its order; an empty one is not offered. */
export async function listReasonTemplates(
  queries: Queries,
  reader: Pick<Reader, 'caller'>,
  claimId: string,
): Promise<Outcome<ReasonTemplate[]>> {
  const claim = await findClaim(queries, claimId, false);
  if (claim === null || !mayReadRefund(reader.caller.actor, subjectOf(claim)).allowed)
    return failed('not-found');
  const { language } = await queries
    .selectFrom('company')
    .select('language')
    .where('id', '=', claim.row.company_id)
    .executeTakeFirstOrThrow();
  const texts = await textsInForce(queries, language, [TEXTS.return, TEXTS.reject]);
  const { documents } = REFUND_EVIDENCE[claim.row.reason];
  return ok(
    (['return', 'reject'] as const).flatMap((action) =>
      Object.entries(texts[TEXTS[action]]).flatMap(([reasonCode, text]): ReasonTemplate[] => {
        if (text.trim() === '') return [];
        if (!placesIn(text).includes('document')) return [{ action, reasonCode, document: null, text }];
        return documents.map((document) => ({
          action,
          reasonCode,
          document,
          text: fill(text, { document: documentKindName(language, document) }),
        }));
      }),
    ),
  );
}
