import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_STATUSES } from '../../../domain/reportStates';
import type { Filter } from '../../components/list/listTypes';

/** What a list of reports can be narrowed by. */
export function useReportFilters(): readonly Filter[] {
  const { t } = useTranslation('reports');
  return useMemo(
    (): readonly Filter[] => [
      {
        key: 'status',
        label: t('status'),
        kind: 'some-of',
        choices: REPORT_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
      { key: 'fiscalYear', label: t('fiscalYear'), kind: 'text', hint: '2026' },
    ],
    [t],
  );
}
