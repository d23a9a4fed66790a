import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { REFUND_EVIDENCE } from '../../../../domain/refundEvidence';
import { useClaimWords } from '../useClaimWords';

const ABOUT_EVIDENCE = ['evidence-missing', 'evidence-unreadable'] as const;

/** Texts for returning a claim over its evidence: one for each kind that its reason has to be shown by. */
export function useReturnTemplates(claim: Pick<RefundDetails, 'reason'>) {
  const { t } = useTranslation('refund');
  const words = useClaimWords();
  return (reason: string): readonly { readonly name: string; readonly text: string }[] => {
    const about = ABOUT_EVIDENCE.find((each) => each === reason);
    if (about === undefined) return [];
    return REFUND_EVIDENCE[claim.reason].documents.map((kind) => ({
      name: words.document(kind),
      text: t(`template.${about}`, { document: words.document(kind) }),
    }));
  };
}
