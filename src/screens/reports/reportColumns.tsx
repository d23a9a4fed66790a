import type { TFunction } from 'i18next';
import type { DataOf } from '../../../contract/endpoint';
import type { listReports } from '../../../contract/endpoints/records';
import type { Column } from '../../components/list/listTypes';
import { StatusBadge } from '../../components/record/StatusBadge';
import type { Format } from '../../i18n/format';
import { reportTone } from './reportTone';

export type ReportRow = DataOf<typeof listReports>['rows'][number];

interface Words {
  readonly t: TFunction<'reports'>;
  readonly format: Format;
  readonly periodName: (period: string) => string;
  readonly unit: string;
}

/** Columns of a list of reports; with the company's where several companies are listed. */
export function reportColumns(
  { t, format, periodName, unit }: Words,
  withCompany: boolean,
): readonly Column<ReportRow>[] {
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
      cell: (row) => `${periodName(row.period)} ${row.fiscalYear}`,
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
          {format.date(dueDate)} {isLate ? <StatusBadge tone="bad" label={t('late')} /> : null}
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
}
