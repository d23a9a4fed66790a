import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EXEMPTION_STATUSES } from '../../../domain/exemption';
import { type ExemptionReader, useExemptionWords } from '../../components/columns/useExemptionWords';
import type { Filter } from '../../components/list/listTypes';

/** What a list of exemptions can be narrowed by. */
export function useExemptionFilters(reader: ExemptionReader): readonly Filter[] {
  const { t } = useTranslation('exemptions');
  const words = useExemptionWords(reader);
  return useMemo(
    (): readonly Filter[] => [
      {
        key: 'status',
        label: t('status'),
        kind: 'some-of',
        choices: EXEMPTION_STATUSES.map((value) => ({ value, label: words.status(value) })),
      },
      { key: 'fiscalYear', label: t('fiscalYear'), kind: 'text', hint: '2026' },
    ],
    [t, words],
  );
}
