import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { REFUND_REASONS } from '../../../../domain/refundReason';
import { REJECT_REASONS, RETURN_REASONS } from '../../../../contract/endpoints/refunds/actions';
import { useClaimWords } from '../useClaimWords';

/** The words of a reason chosen from a list; null for none, the code itself for one this build does not know. */
export function useReasonText(): (code: string | null) => string | null {
  const { t } = useTranslation('refund');
  const words = useClaimWords();
  return useCallback(
    (code: string | null) => {
      const returned = RETURN_REASONS.find((known) => known === code);
      if (returned !== undefined) return t(`returnReason.${returned}`);
      const claimed = REFUND_REASONS.find((known) => known === code);
      if (claimed !== undefined) return words.reason(claimed);
      const rejected = REJECT_REASONS.find((known) => known === code);
      return rejected === undefined ? code : t(`rejectReason.${rejected}`);
    },
    [t, words],
  );
}
