import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExemptionSummary } from '../../../contract/entities/summaries';

/** Who reads: the company whose exemption it is, or an admin acting for it; or the board. */
export type ExemptionReader = 'company' | 'staff';

interface ExemptionWords {
  readonly status: (status: ExemptionSummary['status']) => string;
  readonly heldBy: (heldBy: ExemptionSummary['heldBy']) => string;
}

/** Names a status and who must act next. The company reads that it is its own turn; staff read that it is the company's. */
export function useExemptionWords(reader: ExemptionReader): ExemptionWords {
  const { t } = useTranslation('exemptions');
  return useMemo(() => {
    const isCompany = reader === 'company';
    return {
      status: (status) => t(isCompany && status === 'MoreInfo' ? 'needsYourAnswer' : `statuses.${status}`),
      heldBy: (heldBy) => t(isCompany && heldBy === 'company' ? 'holders.you' : `holders.${heldBy}`),
    };
  }, [t, reader]);
}
