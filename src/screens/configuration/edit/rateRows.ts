import { addDays, isCalendarDate } from '../../../../domain/calendarDate';
import { expectedMetricRate, metricRateWarnings } from '../../../../domain/metricRate';
import { REPORTED_UNITS, type ReportedUnit } from '../../../../domain/programDocument';
import { readRateText } from '../../../../domain/rateText';
import type { ProgramForm, RateForm } from './programForm';

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

/** What each Customs rate would be by rate and factor, as exact text; null where they are not numbers. */
export const proposedMetricRates = (rate: RateForm): Readonly<Record<ReportedUnit, string | null>> => ({
  m3: proposedFor(rate, 'm3'),
  m2: proposedFor(rate, 'm2'),
  kg: proposedFor(rate, 'kg'),
});

function proposedFor({ ratePerUnit, factors, metricRates }: RateForm, unit: ReportedUnit): string | null {
  const [rate, factor] = [readRateText(ratePerUnit), readRateText(factors[unit])];
  if (!rate.ok || !factor.ok) return null;
  const beside = readRateText(metricRates[unit]);
  return expectedMetricRate(rate.value.plain, factor.value.plain, beside.ok ? beside.value.plain : '');
}

/**
 * A rate whose Customs rates follow what was typed of rate or factors.
 * @param own the units whose Customs rate was typed by hand, which stay
 */
export function withMetricRates(rate: RateForm, own: ReadonlySet<ReportedUnit>): RateForm {
  const proposed = proposedMetricRates(rate);
  const follow = (unit: ReportedUnit): string =>
    own.has(unit) || rate.metricRates[unit] === ''
      ? rate.metricRates[unit]
      : (proposed[unit] ?? rate.metricRates[unit]);
  return { ...rate, metricRates: { m3: follow('m3'), m2: follow('m2'), kg: follow('kg') } };
}

/** The Customs rates of a rate that differ from rate times factor by more than rounding explains, each with what it would be. */
export function expectedRates(rate: RateForm): Readonly<Partial<Record<ReportedUnit, string>>> {
  const plain = (typed: string): string => {
    const read = readRateText(typed);
    return read.ok ? read.value.plain : '';
  };
  const byUnit = (typed: RateForm['factors']) =>
    Object.fromEntries(
      REPORTED_UNITS.filter((unit) => plain(typed[unit]) !== '').map((unit) => [unit, plain(typed[unit])]),
    );
  const document = {
    ...rate,
    effectiveTo: null,
    ratePerUnit: plain(rate.ratePerUnit),
    metricRates: byUnit(rate.metricRates),
    factors: byUnit(rate.factors),
  };
  return Object.fromEntries(
    metricRateWarnings([document], new Set([0])).map(({ unit, expected }) => [unit, expected]),
  );
}

/** The rates with one that begins on another day; the one before it ends the day before. */
export function withFrom(rates: readonly RateForm[], index: number, from: string): readonly RateForm[] {
  return rates.map((rate, at) => {
    if (at === index) return { ...rate, effectiveFrom: from };
    return at === index - 1 && isCalendarDate(from) ? { ...rate, effectiveTo: addDays(from, -1) } : rate;
  });
}

/** The units that a rate or a tariff code of the form uses. */
export const unitsInUse = ({
  rates,
  htsRules,
}: Pick<ProgramForm, 'rates' | 'htsRules'>): readonly ReportedUnit[] =>
  REPORTED_UNITS.filter(
    (unit) =>
      rates.some(({ metricRates, factors }) => metricRates[unit] !== '' || factors[unit] !== '') ||
      htsRules.some((rule) => rule.unit === unit || rule.otherUnit === unit),
  );

/** The rates without the last one; the one before it goes on without end. */
export const withoutLastRate = (rates: readonly RateForm[]): readonly RateForm[] =>
  rates
    .slice(0, -1)
    .map((rate, index, rest) => (index === rest.length - 1 ? { ...rate, effectiveTo: '' } : rate));

/** Whether a rate stood for a day that a report or an entry line used: its figures stay. */
export const isUsedRate = (
  { effectiveFrom }: Pick<RateForm, 'effectiveFrom'>,
  usedUntil: string | null,
): boolean => usedUntil !== null && effectiveFrom !== '' && effectiveFrom <= usedUntil;
