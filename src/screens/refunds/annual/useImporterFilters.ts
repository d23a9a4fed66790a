import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { annualLetterName, annualOutcomeName } from '../../../../contract/texts/annualRunNames';
import { ANNUAL_LETTERS, ANNUAL_OUTCOMES } from '../../../../domain/annualRun';
import type { Filter } from '../../../components/list/listTypes';
import { useLanguage } from '../../../i18n/useFormat';

/** What the importers of a run can be narrowed to. */
export function useImporterFilters(): readonly Filter[] {
  const { t } = useTranslation('annualRun');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        key: 'outcome',
        label: t('list.outcome'),
        kind: 'some-of',
        choices: ANNUAL_OUTCOMES.map((value) => ({ value, label: annualOutcomeName(language, value) })),
      },
      {
        key: 'company',
        label: t('list.registered'),
        kind: 'one-of',
        choices: [
          { value: 'yes', label: t('list.yes') },
          { value: 'no', label: t('list.no') },
        ],
      },
      {
        key: 'letter',
        label: t('list.letter'),
        kind: 'some-of',
        choices: ANNUAL_LETTERS.map((value) => ({ value, label: annualLetterName(language, value) })),
      },
    ],
    [t, language],
  );
}
