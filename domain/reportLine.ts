import type { ReportedPart } from './assessment';
import { type CalendarDate, compareDates, later } from './calendarDate';
import { type NoRate, type Program, rateOn } from './program';
import { sumQuantity, type Thousandths } from './quantity';
import { ok, type Result } from './result';

/**
 * What a line of a report says about its quantity. Assessed are shipments and those imports on which Customs collected nothing;
 * exports and organic goods under a certificate are told and not assessed.
 */
export const REPORT_LINE_KINDS = ['SHIPPED', 'IMPORTED', 'EXPORTED', 'ORGANIC'] as const;
export type ReportLineKind = (typeof REPORT_LINE_KINDS)[number];

export interface ReportLine {
  readonly kind: ReportLineKind;
  /** The day of shipment, or any day of the period for its sum: the rate in force on it is charged. */
  readonly date: CalendarDate;
  readonly description: string;
  /** In the program's unit. */
  readonly quantity: Thousandths;
  /** Two letters; where an import comes from. */
  readonly country: string | null;
}

const isAssessed = ({ kind }: ReportLine): boolean => kind === 'SHIPPED' || kind === 'IMPORTED';

/** What the lines of one kind come to. */
export const totalOf = (lines: readonly ReportLine[], ...kinds: readonly ReportLineKind[]): Thousandths =>
  sumQuantity(lines.filter(({ kind }) => kinds.includes(kind)).map(({ quantity }) => quantity));

/**
 * The assessed lines put together by the rate that holds on their days, oldest first; a report of nothing is one empty part. Each
 * part is charged and rounded once.
 */
export function partsOf(
  lines: readonly ReportLine[],
  periodStart: CalendarDate,
  program: Pick<Program, 'rates'>,
): Result<readonly ReportedPart[], NoRate> {
  const parts = new Map<CalendarDate, Thousandths>();
  for (const line of lines.filter(isAssessed)) {
    const rate = rateOn(program, line.date);
    if (!rate.ok) return rate;
    const from = later(rate.value.effectiveFrom, periodStart);
    parts.set(from, (parts.get(from) ?? 0n) + line.quantity);
  }
  if (parts.size === 0) parts.set(periodStart, 0n);
  return ok(
    Array.from(parts, ([from, quantity]) => ({ from, quantity })).sort((a, b) =>
      compareDates(a.from, b.from),
    ),
  );
}
