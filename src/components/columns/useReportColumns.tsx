import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../contract/endpoint';
import type { listReports } from '../../../contract/endpoints/reports/list';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';
import type { Column } from '../list/listTypes';
import { StatusBadge } from '../record/StatusBadge';
import { reportTone } from './reportTone';

export type ReportRow = DataOf<typeof listReports>['rows'][number];

/** Out of sight at first: the money is what a list of reports is read for. */
export const RARE_REPORT_COLUMNS = ['quantityShipped', 'quantityAssessable'];

/**
 * Columns of a list of reports; with the company's where several companies are listed.
 * @param unit the program's unit, such as MBF; empty where it is not known yet
 */
export function useReportColumns(withCompany: boolean, unit: string): readonly Column<ReportRow>[] {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const periodName = usePeriodName();
  return useMemo((): readonly Column<ReportRow>[] => {
    const quantity = unit === '' ? {} : { unit };
    return [
      {
        key: 'number',
        title: t('number'),
        cell: ({ number }) => number,
        width: 9,
        isName: true,
        sort: 'ascending',
      },
      ...(withCompany
        ? [
            {
              key: 'companyName',
              title: t('company'),
              cell: ({ companyName }: ReportRow) => companyName,
              width: 10.25,
              grow: 3,
              card: 'plain' as const,
              sort: 'ascending' as const,
            },
          ]
        : []),
      {
        key: 'period',
        title: t('period'),
        cell: (row) => (
          <>
            {periodName(row.period)} {row.fiscalYear}
          </>
        ),
        width: 7.5,
        grow: 0.5,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'status',
        title: t('status'),
        cell: ({ status }) => <StatusBadge tone={reportTone(status)} label={t(`statuses.${status}`)} />,
        width: 7,
        grow: 0.5,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'dueDate',
        title: t('dueDate'),
        cell: ({ dueDate, isLate }) => (
          <>
            {format.date(dueDate)} {isLate ? <StatusBadge tone="bad" label={t('late')} /> : null}
          </>
        ),
        width: 8.75,
        card: 'named',
        sort: 'descending',
      },
      {
        key: 'quantityShipped',
        title: t('shipped'),
        ...quantity,
        cell: (row) => format.quantity(row.quantityShipped),
        isFigure: true,
      },
      {
        key: 'quantityAssessable',
        title: t('assessable'),
        ...quantity,
        cell: (row) => format.quantity(row.quantityAssessable),
        isFigure: true,
      },
      {
        key: 'amountDue',
        title: t('amountDue'),
        cell: (row) => format.amount(row.amountDue),
        width: 6.75,
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'amountPaid',
        title: t('amountPaid'),
        cell: (row) => format.amount(row.amountPaid),
        width: 5.75,
        isFigure: true,
      },
      {
        key: 'balance',
        title: t('balance'),
        cell: (row) => format.amount(row.balance),
        width: 6,
        card: 'beside-name',
        isFigure: true,
        sort: 'descending',
      },
    ];
  }, [t, format, periodName, withCompany, unit]);
}
