import { compare, type Decimal, formatDecimal, multiply, parseDecimal, roundHalfUp } from './decimal';
import { REPORTED_UNITS, type RateDocument, type ReportedUnit } from './programDocument';

/** Customs publishes its rates with four decimals; a finer one keeps its own, and one below a tenth of a dollar as many more as it has zeros. */
const DECIMALS = 4;

/**
 * What Customs should collect per reported unit: the board's rate times the factor, rounded half up.
 * @param like the rate it stands beside, whose decimals it takes where they are more than it needs
 * @returns exact text; null where rate or factor is no number
 */
export function expectedMetricRate(ratePerUnit: string, factor: string, like = ''): string | null {
  const product = productOf(ratePerUnit, factor);
  return product === null ? null : formatDecimal(roundHalfUp(product, decimalsOf(product, like)));
}

/** A Customs rate that does not follow from the board's own. */
export interface MetricRateWarning {
  /** Its path in the document, such as `rates.1.metricRates.m3`. */
  readonly field: string;
  readonly unit: ReportedUnit;
  readonly effectiveFrom: string;
  readonly entered: string;
  readonly expected: string;
}

/** Those of some rates' Customs rates that differ from rate times factor by more than rounding, up or down, explains. */
export function metricRateWarnings(
  rates: readonly RateDocument[],
  indexes: ReadonlySet<number>,
): readonly MetricRateWarning[] {
  return rates.flatMap((rate, index) =>
    indexes.has(index) ? REPORTED_UNITS.flatMap((unit) => warningOn(rate, index, unit)) : [],
  );
}

function warningOn(rate: RateDocument, index: number, unit: ReportedUnit): readonly MetricRateWarning[] {
  const [entered, factor] = [rate.metricRates[unit], rate.factors[unit]];
  if (entered === undefined || factor === undefined) return [];
  const product = productOf(rate.ratePerUnit, factor);
  const read = parseDecimal(entered);
  if (product === null || !read.ok) return [];
  const decimals = decimalsOf(product, entered);
  if (isRounded(read.value, product, decimals)) return [];
  return [
    {
      field: `rates.${index}.metricRates.${unit}`,
      unit,
      effectiveFrom: rate.effectiveFrom,
      entered,
      expected: formatDecimal(roundHalfUp(product, decimals)),
    },
  ];
}

/** Whether a number lies less than one unit of the last decimal from the exact one, or than a ten-thousandth of it: factors are rounded too. */
function isRounded(entered: Decimal, exact: Decimal, decimals: number): boolean {
  const difference = subtract(entered, exact);
  const size = { ...difference, units: difference.units < 0n ? -difference.units : difference.units };
  return (
    compare(size, { units: 1n, scale: decimals }) < 0 ||
    compare(size, { ...exact, scale: exact.scale + DECIMALS }) < 0
  );
}

const subtract = (a: Decimal, b: Decimal): Decimal => {
  const scale = Math.max(a.scale, b.scale);
  return { units: roundHalfUp(a, scale).units - roundHalfUp(b, scale).units, scale };
};

function productOf(ratePerUnit: string, factor: string): Decimal | null {
  const [rate, times] = [parseDecimal(ratePerUnit), parseDecimal(factor)];
  return rate.ok && times.ok ? multiply(rate.value, times.value) : null;
}

/** As many decimals as a rate of this size needs, or as the text beside it has: four digits of 0.004628 are six decimals. */
function decimalsOf(exact: Decimal, like: string): number {
  const digits = exact.units.toString().length;
  const needed = exact.units === 0n || digits > exact.scale ? DECIMALS : exact.scale - digits + DECIMALS;
  return Math.max(needed, like.split('.')[1]?.length ?? 0);
}
