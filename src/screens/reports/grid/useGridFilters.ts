import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COMPANY_KINDS } from '../../../../contract/entities/company';
import { partsOf } from '../../../../domain/calendarDate';
import type { Filter } from '../../../components/list/listTypes';
import { useBoardToday } from '../../../i18n/useBoardToday';

const SHOWN = ['missing', 'late', 'returned', 'waiting', 'amended', 'owing'] as const;
const YEARS_BACK = 12;

/** What the grid can be narrowed by. */
export function useGridFilters(): readonly Filter[] {
  const { t } = useTranslation('reportGrid');
  // A fiscal year may be named after the calendar year it ends in, so next year's is offered too.
  const next = partsOf(useBoardToday()).year + 1;
  return useMemo((): readonly Filter[] => {
    const years = Array.from({ length: YEARS_BACK }, (_, back) => String(next - back));
    const yearChoices = years.map((value) => ({ value, label: value }));
    return [
      {
        key: 'show',
        label: t('filters.show'),
        kind: 'one-of',
        choices: SHOWN.map((value) => ({ value, label: t(`shown.${value}`) })),
      },
      { key: 'fromYear', label: t('filters.fromYear'), kind: 'one-of', choices: yearChoices },
      { key: 'toYear', label: t('filters.toYear'), kind: 'one-of', choices: yearChoices },
      {
        key: 'kind',
        label: t('filters.kind'),
        kind: 'one-of',
        choices: COMPANY_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
    ];
  }, [t, next]);
}
