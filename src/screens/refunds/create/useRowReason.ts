import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimRowFault } from '../../../../domain/claimRows';

/** Why a row was not taken, as a sentence. */
export function useRowReason(): (fault: ClaimRowFault) => string {
  const { t } = useTranslation('claim');
  return useCallback(
    ({ kind, fits }: ClaimRowFault): string =>
      t(`rows.why.${kind}`, { year: fits?.fiscalYear ?? '', number: fits?.importerNumber ?? '' }),
    [t],
  );
}
