import { addDays, isCalendarDate } from '../../../../domain/calendarDate';
import type { RateForm } from './programForm';

/**
 * The rates with a new one from a day on: the last one ends the day before, and the new one begins with its figures, to be changed.
 * @param from 'YYYY-MM-DD'; anything else leaves the rates as they are
 */
export function withRateFrom(rates: readonly RateForm[], from: string): readonly RateForm[] {
  if (!isCalendarDate(from)) return rates;
  const last = rates.at(-1);
  const blank = { m3: '', m2: '', kg: '' };
  const next: RateForm = {
    ratePerUnit: '',
    metricRates: blank,
    factors: blank,
    ...last,
    effectiveFrom: from,
    effectiveTo: '',
    reference: '',
  };
  if (last === undefined) return [next];
  return [...rates.slice(0, -1), { ...last, effectiveTo: addDays(from, -1) }, next];
}

/** The rates without the last one; the one before it goes on without end. */
export const withoutLastRate = (rates: readonly RateForm[]): readonly RateForm[] =>
  rates
    .slice(0, -1)
    .map((rate, index, rest) => (index === rest.length - 1 ? { ...rate, effectiveTo: '' } : rate));

/** Whether a rate stood for a day that a report or an entry line used: its figures stay. */
export const isUsedRate = ({ effectiveFrom }: RateForm, usedUntil: string | null): boolean =>
  usedUntil !== null && effectiveFrom !== '' && effectiveFrom <= usedUntil;
