import { money } from '../../../domain/money';
import type { Home } from '../../../contract/entities/home';

export type Month = Extract<Home, { kind: 'staff' }>['months'][number];

export const SERIES = ['collected', 'refunded', 'waiting'] as const;
export type Series = (typeof SERIES)[number];

export interface Bar {
  readonly month: string;
  readonly series: Series;
  /** Share of the tallest bar, 0 to 1: where a bar ends on screen, not an amount anybody reads. */
  readonly share: number;
  /** The exact amount. */
  readonly amount: string;
}

/** Permille of a part of a whole, as a share; exact until the last step, which only places pixels. */
const shareOf = (part: bigint, whole: bigint): number =>
  whole <= 0n || part <= 0n ? 0 : Number((part * 1000n) / whole) / 1000;

/** The tallest amount of all months, in cents. */
export function tallest(months: readonly Month[]): bigint {
  let most = 0n;
  for (const month of months) {
    for (const series of SERIES) {
      const amount = money(month[series]);
      if (amount > most) most = amount;
    }
  }
  return most;
}

/** One bar for each month and series. Negative months (corrections outweigh) have no height; the table tells them. */
export function moneyBars(months: readonly Month[]): readonly Bar[] {
  const most = ceiling(tallest(months));
  return months.flatMap((month) =>
    SERIES.map((series) => ({
      month: month.month,
      series,
      share: shareOf(money(month[series]), most),
      amount: month[series],
    })),
  );
}

/** A round amount at or above the tallest bar: 1, 2, 2.5 or 5 times a power of ten, in cents. */
export function ceiling(cents: bigint): bigint {
  if (cents <= 0n) return 100n;
  for (let power = 100n; ; power *= 10n) {
    for (const [times, over] of [
      [1n, 1n],
      [2n, 1n],
      [5n, 2n],
      [5n, 1n],
    ] as const) {
      const step = (power * times) / over;
      if (step >= cents) return step;
    }
  }
}
