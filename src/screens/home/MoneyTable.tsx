import { useTranslation } from 'react-i18next';
import { Table } from 'reactstrap';
import { useFormat } from '../../i18n/useFormat';
import { SERIES, type Month } from './moneyBars';

interface MoneyTableProps {
  readonly months: readonly Month[];
}

/** The chart's exact figures, newest month first. */
export function MoneyTable({ months }: MoneyTableProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <Table size="sm" className="figures-table">
      <caption className="visually-hidden">{t('staff.money')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('staff.month')}</th>
          {SERIES.map((series) => (
            <th key={series} scope="col" className="figure-cell">
              {t(`staff.${series}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((month) => (
          <tr key={month.month}>
            <th scope="row">{format.month(month.month)}</th>
            {SERIES.map((series) => (
              <td key={series} className="figure-cell">
                {format.amount(month[series])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
