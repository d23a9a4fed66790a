import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ExemptionSummary } from '../../../contract/entities/summaries';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectIsStaff } from '../../state/session';

interface ExemptionWords {
  readonly status: (status: ExemptionSummary['status']) => string;
  readonly heldBy: (heldBy: ExemptionSummary['heldBy']) => string;
}

/** Names a status and who must act next. The company reads that it is its own turn; staff read that it is the company's. */
export function useExemptionWords(): ExemptionWords {
  const { t } = useTranslation('exemptions');
  const isStaff = useSelector(selectIsStaff);
  const isImpersonating = useSelector(selectIsImpersonating);
  return useMemo(() => {
    const isCompany = !isStaff || isImpersonating;
    return {
      status: (status) => t(isCompany && status === 'MoreInfo' ? 'needsYourAnswer' : `statuses.${status}`),
      heldBy: (heldBy) => t(isCompany && heldBy === 'company' ? 'holders.you' : `holders.${heldBy}`),
    };
  }, [t, isStaff, isImpersonating]);
}
