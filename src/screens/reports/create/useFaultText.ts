import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits';
import { useFormat } from '../../../i18n/useFormat';
import type { ReportFault } from './reportFaults';

/** The sentence of a fault: what is wrong and what to do. */
export function useFaultText(): (fault: ReportFault) => string {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  return useCallback(
    (fault: ReportFault): string => {
      switch (fault.kind) {
        case 'from-server':
          return fault.sentence;
        case 'form':
          return t(`fault.${fault.fault}`);
        case 'line':
          return t('fault.inLine', {
            line: fault.place,
            fault: t(`lineFault.${fault.fault.kind}`, { limit: format.count(LIMITS.reportLineText) }),
          });
      }
    },
    [t, format],
  );
}
