import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../components/list/listTypes';
import { useCompanyFilter } from '../lines/useCompanyFilter';

/** What differences can be narrowed by; the keys are the server's. */
export function useVarianceFilters(): readonly Filter[] {
  const { t } = useTranslation('customsDepth');
  const { t: customs } = useTranslation('customs');
  const company = useCompanyFilter();
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
      { key: 'fiscalYear', label: customs('lines.filters.fiscalYear'), kind: 'text', hint: '2026' },
      { key: 'entryFrom', label: customs('lines.filters.entryFrom'), kind: 'date' },
      { key: 'entryTo', label: customs('lines.filters.entryTo'), kind: 'date' },
      {
        key: 'importerNumber',
        label: customs('lines.filters.importerNumber'),
        kind: 'text',
        hint: '12-3456789AB',
      },
      ...company,
      { key: 'portCode', label: customs('lines.filters.portCode'), kind: 'text', hint: '0209' },
      { key: 'htsCode', label: customs('lines.filters.htsCode'), kind: 'text', hint: '4407.11' },
    ],
    [t, customs, company],
  );
}
