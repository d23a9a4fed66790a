import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../components/list/listTypes';
import { useLineFilters } from '../lines/useLineFilters';

/** Filters of entry lines that narrow their differences too. */
const SHARED: readonly string[] = [
  'importerNumber',
  'portCode',
  'htsCode',
  'entryFrom',
  'entryTo',
  'fiscalYear',
  'companyId',
];

/** What differences can be narrowed by; the keys are the server's. */
export function useVarianceFilters(): readonly Filter[] {
  const { t } = useTranslation('customsImporters');
  const lines = useLineFilters();
  return useMemo(
    (): readonly Filter[] => [
      {
        key: 'variance',
        label: t('variance.filters.which'),
        kind: 'one-of',
        choices: [
          { value: 'flagged', label: t('variance.filters.flagged') },
          { value: 'any', label: t('variance.filters.any') },
        ],
      },
      {
        key: 'difference',
        label: t('variance.filters.way'),
        kind: 'one-of',
        choices: [
          { value: 'more', label: t('variance.filters.more') },
          { value: 'less', label: t('variance.filters.less') },
        ],
      },
      { key: 'differenceFrom', label: t('variance.filters.from'), kind: 'text', hint: '100.00' },
      ...lines.filter(({ key }) => SHARED.includes(key)),
    ],
    [t, lines],
  );
}
