import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LEDGER_KINDS } from '../../../contract/entities/ledger';
import { ledgerKindName } from '../../../contract/texts/ledgerNames';
import { useLanguage } from '../../i18n/useFormat';
import type { Filter } from '../list/listTypes';

/** What a statement can be narrowed by. */
export function useStatementFilters(): readonly Filter[] {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  return useMemo(
    (): readonly Filter[] => [
      { key: 'from', label: t('filters.from'), kind: 'date' },
      { key: 'to', label: t('filters.to'), kind: 'date' },
      {
        key: 'kind',
        label: t('filters.kind'),
        kind: 'some-of',
        choices: LEDGER_KINDS.map((value) => ({ value, label: ledgerKindName(language, value) })),
      },
      {
        key: 'basis',
        label: t('filters.basis'),
        kind: 'one-of',
        choices: (['effective', 'posted'] as const).map((value) => ({ value, label: t(`basis.${value}`) })),
      },
    ],
    [t, language],
  );
}
