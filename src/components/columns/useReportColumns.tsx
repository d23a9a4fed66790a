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

/** Left to the View menu at first: the money is what a list of reports is read for. */
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
      { key: 'number', title: t('number'), cell: ({ number }) => number, isName: true, sort: 'ascending' },
      ...(withCompany
        ? [
            {
              key: 'companyName',
              title: t('company'),
              cell: ({ companyName }: ReportRow) => companyName,
              sort: 'ascending' as const,
            },
          ]
        : []),
      {
        key: 'period',
        title: t('period'),
        cell: (row) => (
          <>
            <span className="text-nowrap">{periodName(row.period)}</span> {row.fiscalYear}
          </>
        ),
        sort: 'ascending',
      },
      {
        key: 'status',
        title: t('status'),
        cell: ({ status }) => <StatusBadge tone={reportTone(status)} label={t(`statuses.${status}`)} />,
        sort: 'ascending',
      },
      {
        key: 'dueDate',
        title: t('dueDate'),
        cell: ({ dueDate, isLate }) => (
          <>
            <span className="text-nowrap">{format.date(dueDate)}</span>{' '}
            {isLate ? <StatusBadge tone="bad" label={t('late')} /> : null}
          </>
        ),
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
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'amountPaid',
        title: t('amountPaid'),
        cell: (row) => format.amount(row.amountPaid),
        isFigure: true,
      },
      {
        key: 'balance',
        title: t('balance'),
        cell: (row) => format.amount(row.balance),
        isFigure: true,
        sort: 'descending',
      },
    ];
  }, [t, format, periodName, withCompany, unit]);
}
