import type { RefundDetails } from '../../../../contract/entities/refund';
import type { ReasonTemplate } from '../../../../contract/entities/refundReview';
import { useListReasonTemplatesQuery } from '../../../api/refunds/review';
import { useClaimWords } from '../useClaimWords';
import { useReasonText } from './useReasonText';

interface TextTemplate {
  readonly name: string;
  readonly text: string;
}

/** The board's texts for an action on a claim by the chosen reason, in the company's language; each is named in the reader's. */
export function useReasonTemplates(
  claim: Pick<RefundDetails, 'id'>,
): (action: ReasonTemplate['action'], reason: string) => readonly TextTemplate[] {
  const words = useClaimWords();
  const reasonText = useReasonText();
  const { data = [] } = useListReasonTemplatesQuery({ params: { id: claim.id } });
  return (action, reason) =>
    data
      .filter((template) => template.action === action && template.reasonCode === reason)
      .map(({ document, reasonCode, text }) => ({
        name: document === null ? (reasonText(reasonCode) ?? reasonCode) : words.document(document),
        text,
      }));
}
