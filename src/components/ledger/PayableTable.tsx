import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Table } from 'reactstrap';
import type { DataOf } from '../../../contract/endpoint';
import type { getPayable } from '../../../contract/endpoints/payments';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';
import { ScrollBox } from '../ScrollBox';

export type Payable = DataOf<typeof getPayable>;
export type OwedReport = Payable['reports'][number];

interface PayableTableProps {
  readonly payable: Payable;
  /** What can be done about a report; left out where nothing can. */
  readonly action?: (report: OwedReport) => ReactNode;
}

const PARTS = ['assessment', 'lateCharge', 'interest', 'paid'] as const;

/** What is owed report by report, and for closed years beyond the exempt quantity, with the parts it is made of. */
export function PayableTable({ payable, action }: PayableTableProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const periodName = usePeriodName();
  const id = useId();
  return (
    <ScrollBox labelledBy={id}>
      <Table size="sm" className="figures-table owed-table">
        <caption className="visually-hidden" id={id}>
          {t('owed.table')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('owed.report')}</th>
            <th scope="col">{t('owed.due')}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col" className="figure-cell">
                {t(`owed.${part}`)}
              </th>
            ))}
            <th scope="col" className="figure-cell">
              {t('owed.balance')}
            </th>
            {action === undefined ? null : <td />}
          </tr>
        </thead>
        <tbody>
          {payable.reports.map((report) => (
            <tr key={report.reportId}>
              <th scope="row">
                <Link to={`/assessments/details?id=${report.reportId}`} className="text-nowrap">
                  {report.number}
                </Link>
                <div className="text-body-secondary small fw-normal">
                  {periodName(report.period)} {report.fiscalYear}
                </div>
              </th>
              <OwedCells owed={report} />
              {action === undefined ? null : <td className="owed-action">{action(report)}</td>}
            </tr>
          ))}
          {payable.years.map((year) => (
            <tr key={year.number}>
              <th scope="row">
                {t('owed.year', { year: year.fiscalYear })}
                <div className="text-body-secondary small fw-normal">{year.number}</div>
              </th>
              <OwedCells owed={year} />
              {action === undefined ? null : <td className="owed-action" />}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              {t('owed.total')}
            </th>
            <td className="figure-cell fw-semibold">{format.amount(payable.total)}</td>
            {action === undefined ? null : <td />}
          </tr>
        </tfoot>
      </Table>
    </ScrollBox>
  );
}

function OwedCells({ owed }: { readonly owed: Payable['years'][number] }) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  return (
    <>
      <td className="text-nowrap" data-title={t('owed.due')}>
        {format.date(owed.dueDate)}
      </td>
      {PARTS.map((part) => (
        <td key={part} className="figure-cell" data-title={t(`owed.${part}`)}>
          {format.amount(owed[part])}
        </td>
      ))}
      <td className="figure-cell fw-semibold" data-title={t('owed.balance')}>
        {format.amount(owed.balance)}
      </td>
    </>
  );
}
