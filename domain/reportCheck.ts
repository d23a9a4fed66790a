import type { CalendarDate } from './calendarDate';
import type { Program } from './program';
import { formatQuantity, type Thousandths } from './quantity';
import { type ReportLine, totalOf } from './reportLine';
import type { ReportPeriod } from './reportPeriod';

/** An error keeps a report from being sent, a warning must be confirmed, a notice is good to know. */
export type CheckSeverity = 'error' | 'warning' | 'notice';

export const REPORT_CHECK_KINDS = [
  'period-not-over',
  'negative-quantity',
  'date-outside-period',
  'country-missing',
  'organic-without-certificate',
  'no-rate',
  'unit-slip',
  'beyond-any-year',
  'ten-times-last',
  'tenth-of-last',
  'line-twice',
  'nothing-this-time',
  'nothing-reported',
  'received-late',
  'exempt-quantity-passed',
] as const;
export type ReportCheckKind = (typeof REPORT_CHECK_KINDS)[number];

const SEVERITY: Readonly<Record<ReportCheckKind, CheckSeverity>> = {
  'period-not-over': 'error',
  'negative-quantity': 'error',
  'date-outside-period': 'error',
  'country-missing': 'error',
  'organic-without-certificate': 'error',
  'no-rate': 'error',
  'unit-slip': 'warning',
  'beyond-any-year': 'warning',
  'ten-times-last': 'warning',
  'tenth-of-last': 'warning',
  'line-twice': 'warning',
  'nothing-this-time': 'warning',
  'nothing-reported': 'notice',
  'received-late': 'notice',
  'exempt-quantity-passed': 'notice',
};

export interface ReportCheck {
  readonly kind: ReportCheckKind;
  readonly severity: CheckSeverity;
  /** The line it is about, from 0; null for the whole report. */
  readonly line: number | null;
  readonly values: Readonly<Record<string, string>>;
}

export interface ReportToCheck {
  readonly period: ReportPeriod;
  readonly lines: readonly ReportLine[];
  readonly today: CalendarDate;
  /** What the company's report before this one came to; null where there is none. */
  readonly lastGross: Thousandths | null;
  /** Whether an organic certificate holds on a date. */
  readonly isOrganicOn: (date: CalendarDate) => boolean;
  /** Whether a rate is in force on a date. */
  readonly hasRateOn: (date: CalendarDate) => boolean;
  /** Whether this report takes the holder of a small-volume certificate to the exempt quantity. */
  readonly passesExemptQuantity: boolean;
}

/** Exactly ten times is what one digit too many makes. */
const TEN = 10n;
/** A thousand times too much is a unit mistaken; a season is no reason for three hundred. */
const UNIT_SLIP = 300n;

/** What there is to say about a report before it is sent, the gravest first. */
export function checkReport(
  report: ReportToCheck,
  program: Pick<Program, 'exemptQuantity'>,
): readonly ReportCheck[] {
  const found = [
    ...periodChecks(report),
    ...report.lines.flatMap((line, index) => lineChecks(report, line, index)),
    ...sizeChecks(report, program),
  ];
  const rank = { error: 0, warning: 1, notice: 2 } as const;
  return found.sort((a, b) => rank[a.severity] - rank[b.severity]);
}

const check = (
  kind: ReportCheckKind,
  line: number | null = null,
  values: ReportCheck['values'] = {},
): ReportCheck => ({ kind, severity: SEVERITY[kind], line, values });

function periodChecks({ period, today, passesExemptQuantity }: ReportToCheck): readonly ReportCheck[] {
  const checks: ReportCheck[] = [];
  if (today <= period.last) checks.push(check('period-not-over', null, { last: period.last }));
  if (today > period.dueDate) checks.push(check('received-late', null, { due: period.dueDate }));
  if (passesExemptQuantity) checks.push(check('exempt-quantity-passed'));
  return checks;
}

function lineChecks(report: ReportToCheck, line: ReportLine, index: number): readonly ReportCheck[] {
  const { first, last } = report.period;
  const checks: ReportCheck[] = [];
  if (line.quantity < 0n) checks.push(check('negative-quantity', index));
  if (line.date < first || line.date > last)
    checks.push(check('date-outside-period', index, { first, last, date: line.date }));
  else if (!report.hasRateOn(line.date)) checks.push(check('no-rate', index, { date: line.date }));
  if (line.kind === 'IMPORTED' && line.country === null) checks.push(check('country-missing', index));
  if (line.kind === 'ORGANIC' && !report.isOrganicOn(line.date))
    checks.push(check('organic-without-certificate', index, { date: line.date }));
  if (report.lines.some((other, at) => at < index && isSame(other, line)))
    checks.push(check('line-twice', index, { date: line.date, quantity: formatQuantity(line.quantity) }));
  return checks;
}

const isSame = (a: ReportLine, b: ReportLine): boolean =>
  a.kind === b.kind &&
  a.date === b.date &&
  a.description === b.description &&
  a.quantity === b.quantity &&
  a.country === b.country;

function sizeChecks(
  { lines, lastGross }: ReportToCheck,
  { exemptQuantity }: Pick<Program, 'exemptQuantity'>,
): readonly ReportCheck[] {
  const gross = totalOf(lines, 'SHIPPED', 'IMPORTED');
  const last = lastGross ?? 0n;
  const values = { now: formatQuantity(gross), last: formatQuantity(last) };
  if (lines.every(({ quantity }) => quantity === 0n))
    return [check(last > 0n ? 'nothing-this-time' : 'nothing-reported', null, values)];
  if (last === 0n)
    return exemptQuantity > 0n && gross >= exemptQuantity * TEN
      ? [check('beyond-any-year', null, { ...values, exempt: formatQuantity(exemptQuantity) })]
      : [];
  if (gross >= last * UNIT_SLIP) return [check('unit-slip', null, values)];
  if (gross >= last * TEN) return [check('ten-times-last', null, values)];
  return gross > 0n && gross * TEN <= last ? [check('tenth-of-last', null, values)] : [];
}
