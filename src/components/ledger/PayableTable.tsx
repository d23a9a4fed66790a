import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Table } from 'reactstrap';
import { money } from '../../../domain/money';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';
import { ScrollBox } from '../ScrollBox';
import type { Owed, Payable } from './owedThing';

interface PayableTableProps {
  readonly payable: Payable;
  /** What can be done about what is owed; left out where nothing can. */
  readonly action?: (owed: Owed) => ReactNode;
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
            <tr key={year.exemptionId}>
              <th scope="row">
                {t('owed.year', { year: year.fiscalYear })}
                <div className="text-body-secondary small fw-normal">{year.number}</div>
              </th>
              <OwedCells owed={year} />
              {action === undefined ? null : <td className="owed-action">{action(year)}</td>}
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

function OwedCells({ owed }: { readonly owed: Owed }) {
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
          {part === 'paid' && money(owed.writtenOff ?? '0.00') > 0n ? (
            <span className="cell-note">
              {t('owed.writtenOffOf', { amount: format.amount(owed.writtenOff ?? '') })}
            </span>
          ) : null}
        </td>
      ))}
      <td className="figure-cell fw-semibold" data-title={t('owed.balance')}>
        {format.amount(owed.balance)}
      </td>
    </>
  );
}
