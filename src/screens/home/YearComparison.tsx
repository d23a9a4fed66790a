import { useTranslation } from 'react-i18next';
import { Table } from 'reactstrap';
import type { Home } from '../../../contract/entities/home';
import { addMonths, calendarDate } from '../../../domain/calendarDate';
import { formatMoney, money } from '../../../domain/money';
import { ScrollBox } from '../../components/ScrollBox';
import { useFormat } from '../../i18n/useFormat';

interface YearComparisonProps {
  readonly years: NonNullable<Extract<Home, { kind: 'staff' }>['years']>;
}

/** This fiscal year so far against the one before up to the same day. */
export function YearComparison({ years }: YearComparisonProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { fiscalYear, until, current, previous } = years;
  const upTo = (year: number, day: string) => t('staff.yearUntil', { year, date: format.date(day) });
  return (
    <div className="year-comparison">
      <h2 id="years">{t('staff.years')}</h2>
      <ScrollBox labelledBy="years">
        <Table size="sm" className="figures-table">
          <thead>
            <tr>
              <td />
              <th scope="col" className="figure-cell">
                {upTo(fiscalYear, until)}
              </th>
              <th scope="col" className="figure-cell">
                {upTo(fiscalYear - 1, addMonths(calendarDate(until), -12))}
              </th>
              <th scope="col" className="figure-cell">
                {t('staff.change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {(['collected', 'refunded'] as const).map((series) => (
              <tr key={series}>
                <th scope="row">{t(`staff.${series}`)}</th>
                <td className="figure-cell">{format.amount(current[series])}</td>
                <td className="figure-cell">{format.amount(previous[series])}</td>
                <td className="figure-cell">
                  {format.amount(formatMoney(money(current[series]) - money(previous[series])))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollBox>
    </div>
  );
}
