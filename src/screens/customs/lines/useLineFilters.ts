import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../components/list/listTypes';
import { useBatchFilter } from './useBatchFilter';
import { useCompanyFilter } from './useCompanyFilter';

/** What entry lines can be narrowed by; the keys are the server's. */
export function useLineFilters(): readonly Filter[] {
  const { t } = useTranslation('customs');
  const { t: tImporters } = useTranslation('customsImporters');
  const batch = useBatchFilter();
  const company = useCompanyFilter();
  return useMemo(
    (): readonly Filter[] => [
      {
        key: 'matched',
        label: t('lines.filters.matched'),
        kind: 'one-of',
        choices: [
          { value: 'yes', label: t('lines.filters.matchedYes') },
          { value: 'no', label: t('lines.filters.matchedNo') },
        ],
      },
      {
        key: 'variance',
        label: t('lines.filters.variance'),
        kind: 'one-of',
        choices: [
          { value: 'flagged', label: t('lines.filters.varianceFlagged') },
          { value: 'any', label: tImporters('variance.filters.any') },
        ],
      },
      {
        key: 'covered',
        label: t('lines.filters.covered'),
        kind: 'one-of',
        choices: [
          { value: 'yes', label: t('lines.filters.coveredYes') },
          { value: 'no', label: t('lines.filters.coveredNo') },
        ],
      },
      { key: 'entryNumber', label: t('lines.filters.entryNumber'), kind: 'text', hint: '551-3518786-6' },
      { key: 'importerNumber', label: t('lines.filters.importerNumber'), kind: 'text', hint: '12-3456789AB' },
      { key: 'portCode', label: t('lines.filters.portCode'), kind: 'text', hint: '0209' },
      { key: 'htsCode', label: t('lines.filters.htsCode'), kind: 'text', hint: '4407.11' },
      { key: 'entryFrom', label: t('lines.filters.entryFrom'), kind: 'date' },
      { key: 'entryTo', label: t('lines.filters.entryTo'), kind: 'date' },
      { key: 'fiscalYear', label: t('lines.filters.fiscalYear'), kind: 'text', hint: '2026' },
      {
        key: 'checkDigit',
        label: tImporters('digit.filter'),
        kind: 'one-of',
        choices: [{ value: 'wrong', label: tImporters('digit.wrong') }],
      },
      {
        key: 'adjustment',
        label: tImporters('adjustment.filter'),
        kind: 'one-of',
        choices: [
          { value: 'no', label: tImporters('adjustment.no') },
          { value: 'yes', label: tImporters('adjustment.yes') },
        ],
      },
      {
        key: 'needsQuantity',
        label: tImporters('quantity.filter'),
        kind: 'one-of',
        choices: [{ value: 'yes', label: tImporters('quantity.needed') }],
      },
      ...batch,
      ...company,
    ],
    [t, tImporters, batch, company],
  );
}
