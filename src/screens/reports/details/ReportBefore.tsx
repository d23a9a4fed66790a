import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney, money } from '../../../../domain/money';
import { formatQuantity, quantity } from '../../../../domain/quantity';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { ScrollBox } from '../../../components/ScrollBox';
import { useFormat } from '../../../i18n/useFormat';
import { usePeriodName } from '../../../i18n/usePeriodName';
import type { ReportRecord } from '../create/useSubmitReport';
import { changedBy } from './changedBy';
import { VersionRow } from './VersionRow';

interface ReportBeforeProps {
  readonly report: ReportRecord;
}

/** The report against the company's one before, and whether that is unusual; nothing where they cannot be compared. */
export function ReportBefore({ report }: ReportBeforeProps) {
  const { t } = useTranslation('reportRecord');
  const format = useFormat();
  const periodName = usePeriodName();
  const { before = null, unit } = report;
  if (before?.unit !== unit) return null;
  const inPercent = (was: bigint, is: bigint): string => {
    const { percent } = changedBy(was, is);
    return percent === null ? '' : ` (${percent > 0 ? '+' : ''}${format.count(percent)}%)`;
  };
  const quantities = (name: string, was: string, is: string) => {
    const [first, second] = [quantity(was), quantity(is)];
    return (
      <VersionRow
        name={name}
        before={format.quantity(was)}
        after={format.quantity(is)}
        difference={`${format.quantity(formatQuantity(second - first))}${inPercent(first, second)}`}
      />
    );
  };
  const [owed, owes] = [money(before.amountDue), money(report.amountDue)];
  const isUnusual = changedBy(quantity(before.quantityShipped), quantity(report.quantityShipped)).isUnusual;
  return (
    <section className="surface" aria-labelledby="report-before">
      <h2 id="report-before">
        {t('before.title', { period: periodName(before.period), year: before.fiscalYear })}{' '}
        {isUnusual ? <StatusBadge tone="waiting" label={t('before.unusual')} /> : null}
      </h2>
      <ScrollBox label={t('before.table')}>
        <table className="table table-sm version-table">
          <thead>
            <tr>
              <td />
              <th scope="col" className="figure-cell">
                <Link to={`/assessments/details?id=${before.id}`}>{before.number}</Link>
              </th>
              <th scope="col" className="figure-cell">
                {t('before.this')}
              </th>
              <th scope="col" className="figure-cell">
                {t('versions.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {quantities(t('versions.shipped', { unit }), before.quantityShipped, report.quantityShipped)}
            {quantities(
              t('versions.assessable', { unit }),
              before.quantityAssessable,
              report.quantityAssessable,
            )}
            <VersionRow
              name={t('versions.amount')}
              before={format.money(before.amountDue)}
              after={format.money(report.amountDue)}
              difference={`${format.money(formatMoney(owes - owed))}${inPercent(owed, owes)}`}
            />
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
