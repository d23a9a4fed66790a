import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSigned } from '../../../api/base/useSigned';
import type { ClaimFault } from './claimFaults';
import { CERTIFICATIONS } from './claimForm';
import { useFaultSentence } from './useFaultSentence';

/** The sentence of a fault in a summary of errors: the three certifications share one sentence, so here each is named. */
export function useSummarySentence(): (fault: ClaimFault) => string {
  const { t } = useTranslation('claim');
  const { certifications: signed } = useSigned();
  const sentence = useFaultSentence();
  return useCallback(
    (fault: ClaimFault): string => {
      const name = CERTIFICATIONS.find((each) => fault.field === `certifications.${each}`);
      return name === undefined ? sentence(fault) : t('review.tick', { statement: signed[name] });
    },
    [t, signed, sentence],
  );
}
