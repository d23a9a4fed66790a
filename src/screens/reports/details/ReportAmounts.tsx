import { useTranslation } from 'react-i18next';
import { PAYMENT_PARTS } from '../../../../domain/paymentParts';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { countsForPeriod } from '../../../../domain/reportStates';
import { HowComputed } from '../../../components/record/HowComputed';
import { ScrollBox } from '../../../components/ScrollBox';
import { useExplain } from '../../../i18n/useExplain';
import { useFormat } from '../../../i18n/useFormat';
import type { ReportRecord } from '../create/useSubmitReport';
import { ReportCharges } from './ReportCharges';

interface ReportAmountsProps {
  readonly report: ReportRecord;
}

/** What is owed on a report and what of it is paid, part by part, and how the assessment came about. */
export function ReportAmounts({ report }: ReportAmountsProps) {
  const { t } = useTranslation('reportRecord');
  const format = useFormat();
  const explain = useExplain(report.unit);
  const parts = [...PAYMENT_PARTS]
    .reverse()
    .filter((part) => part === 'assessment' || money(report.owedByPart[part]) !== 0n);
  const isOwed = report.isCurrent && countsForPeriod(report.status);
  return (
    <section className="surface" aria-labelledby="amounts">
      <h2 id="amounts">{t('amounts.title')}</h2>
      <ScrollBox labelledBy="amounts-table">
        <table className="table table-sm report-amounts">
          <caption className="visually-hidden" id="amounts-table">
            {t('amounts.table')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('amounts.part')}</th>
              <th scope="col" className="figure-cell">
                {t('amounts.owed')}
              </th>
              <th scope="col" className="figure-cell">
                {t('amounts.paid')}
              </th>
              <th scope="col" className="figure-cell">
                {t('amounts.open')}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{t(`amounts.parts.${part}`)}</th>
                <td className="figure-cell">{format.amount(report.owedByPart[part])}</td>
                <td className="figure-cell">{format.amount(report.paidByPart[part])}</td>
                <td className="figure-cell">
                  {format.amount(
                    isOwed
                      ? formatMoney(money(report.owedByPart[part]) - money(report.paidByPart[part]))
                      : '0.00',
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('amounts.total')}</th>
              <td className="figure-cell">
                <strong>
                  {format.amount(formatMoney(sumMoney(parts.map((part) => money(report.owedByPart[part])))))}
                </strong>
              </td>
              <td className="figure-cell">
                <strong>{format.amount(report.amountPaid)}</strong>
              </td>
              <td className="figure-cell">
                <strong>{format.amount(report.balance)}</strong>
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
      {money(report.lateCharge) === 0n ? null : <p className="mt-2">{t('amounts.lateText')}</p>}
      {money(report.writtenOff) === 0n ? null : (
        <p className="mt-2">{t('amounts.writtenOff', { amount: format.money(report.writtenOff) })}</p>
      )}
      {isOwed ? null : (
        <p className="mt-2">{t(report.isCurrent ? 'amounts.notOwed' : 'amounts.notCounting')}</p>
      )}
      <HowComputed summary={t('amounts.how')} steps={explain(report.explanation)} />
      <ReportCharges charges={report.charges} />
    </section>
  );
}
