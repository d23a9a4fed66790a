import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_STATUSES } from '../../../domain/reportStates';
import { useGetProgramQuery } from '../../api/records';
import type { Column, Filter } from '../../components/list/listTypes';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';
import { reportColumns, type ReportRow } from './reportColumns';

/** Filters and columns of a list of reports, in the words of the language on screen. */
export function useReportList(withCompany: boolean): {
  readonly filters: readonly Filter[];
  readonly columns: readonly Column<ReportRow>[];
} {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const periodName = usePeriodName();
  const { data: program } = useGetProgramQuery(undefined);
  const filters = useMemo(
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
  return {
    filters,
    columns: reportColumns({ t, format, periodName, unit: program?.unitCode ?? '' }, withCompany),
  };
}
