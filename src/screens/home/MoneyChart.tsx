import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/money';
import { useFormat } from '../../i18n/useFormat';
import { ceiling, moneyBars, SERIES, tallest, type Month } from './moneyBars';
import { useWidth } from '../../components/useWidth';

interface MoneyChartProps {
  readonly months: readonly Month[];
}

const HEIGHT = 260;
const MARGIN = { top: 12, right: 8, bottom: 28, left: 84 };
/** Room one month's name needs, in pixels. */
const LABEL_WIDTH = 64;
/** Parts of the height that get a line and an amount. */
const TICKS = [0, 1, 2, 3, 4] as const;

/** Grouped bars, as wide as the room there is; each bar tells its exact amount to whoever points at it. */
export function MoneyChart({ months }: MoneyChartProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const top = ceiling(tallest(months));
  const inner = {
    width: Math.max(0, width - MARGIN.left - MARGIN.right),
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  };
  const across = scaleBand({
    domain: months.map(({ month }) => month),
    range: [0, inner.width],
    padding: 0.25,
  });
  const within = scaleBand({ domain: [...SERIES], range: [0, across.bandwidth()], padding: 0.1 });
  const up = scaleLinear({ domain: [0, 1], range: [inner.height, 0] });
  const amountAt = (share: number): string =>
    format.money(formatMoney((top * BigInt(Math.round(share * 4))) / 4n));
  const step = Math.max(1, Math.ceil((months.length * LABEL_WIDTH) / Math.max(1, inner.width)));
  return (
    <div ref={box} className="chart">
      <svg width={width} height={HEIGHT} role="img" aria-label={t('staff.moneyChart')}>
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          {TICKS.map((tick) => (
            <line key={tick} className="chart-grid" x2={inner.width} y1={up(tick / 4)} y2={up(tick / 4)} />
          ))}
          {moneyBars(months).map(({ month, series, share, amount }) => (
            <Bar
              key={`${month} ${series}`}
              className={`chart-bar chart-${series}`}
              x={(across(month) ?? 0) + (within(series) ?? 0)}
              y={up(share)}
              width={within.bandwidth()}
              height={inner.height - up(share)}
            >
              <title>{`${format.month(month)} · ${t(`staff.${series}Name`)}: ${format.money(amount)}`}</title>
            </Bar>
          ))}
          <AxisLeft
            scale={up}
            tickValues={TICKS.map((tick) => tick / 4)}
            tickFormat={(share) => amountAt(Number(share))}
            hideAxisLine
            hideTicks
          />
          <AxisBottom
            top={inner.height}
            scale={across}
            tickValues={months.flatMap(({ month }, index) => (index % step === 0 ? [month] : []))}
            tickFormat={format.month}
            hideTicks
          />
        </g>
      </svg>
    </div>
  );
}
