import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../../../contract/texts/failures';
import { useLanguage } from '../../../i18n/useFormat';
import { useClaimWords } from '../useClaimWords';
import type { ClaimFault } from './claimFaults';

/** The sentence of a fault: what, why, what to do. Rules of the board read as the server's own refusals do. */
export function useFaultSentence(): (fault: ClaimFault) => string {
  const { t } = useTranslation('claim');
  const language = useLanguage();
  const words = useClaimWords();
  return useCallback(
    (fault: ClaimFault): string => {
      switch (fault.kind) {
        case 'from-server':
          return fault.sentence;
        case 'form':
          return t(`fault.${fault.fault}`);
        case 'amount':
          return t(`amount.${fault.fault}`);
        case 'evidence':
          return failureSentence(language, 'claim-evidence-missing', {
            evidence: words.evidence(fault.evidence),
          });
        case 'rule':
          return failureSentence(language, fault.failure, fault.values);
      }
    },
    [t, language, words],
  );
}
