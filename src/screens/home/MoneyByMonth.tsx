import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { money } from '../../../domain/money';
import { loadTwice } from '../../components/loadTwice';
import { MoneyTable } from './MoneyTable';
import { SERIES, type Month } from './moneyBars';

/** The drawing comes after the figures around it: its library is larger than the rest of the screen. */
const MoneyChart = lazy(async () => ({
  default: (await loadTwice(() => import('./MoneyChart'))).MoneyChart,
}));

interface MoneyByMonthProps {
  readonly months: readonly Month[];
}

/** Collected, refunded and waiting by month: a chart, and behind it the table with the exact figures. */
export function MoneyByMonth({ months }: MoneyByMonthProps) {
  const { t } = useTranslation('home');
  const hasMoved = months.some((month) => SERIES.some((series) => money(month[series]) !== 0n));
  return (
    <section aria-labelledby="money">
      <h2 id="money">{t('staff.money')}</h2>
      {hasMoved ? (
        <>
          <ul className="chart-legend">
            {SERIES.map((series) => (
              <li key={series}>
                <span className={`chart-swatch chart-${series}`} aria-hidden="true" />
                {t(`staff.${series}Name`)}
              </li>
            ))}
          </ul>
          {/* Without it the table below still says all. */}
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<div className="chart-space" />}>
              <MoneyChart months={months} />
            </Suspense>
          </ErrorBoundary>
          <details className="chart-table">
            <summary>{t('staff.moneyTable')}</summary>
            <MoneyTable months={months} />
          </details>
        </>
      ) : (
        <p>{t('staff.noMoney')}</p>
      )}
    </section>
  );
}
