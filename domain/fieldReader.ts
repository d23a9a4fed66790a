import { type CalendarDate, parseCalendarDate } from './calendarDate';
import { type Decimal, parseDecimal } from './decimal';
import { type RateDocument, REPORTED_UNITS, type ReportedUnit } from './programDocument';
import type { Result } from './result';

export interface ProgramFault {
  readonly kind:
    | 'not-a-number'
    | 'not-a-date'
    | 'not-a-zone'
    | 'not-a-code'
    | 'not-an-order'
    | 'in-use'
    | 'rate-before-effect'
    | 'not-scheduled'
    | 'negative'
    | 'no-rates'
    | 'gap'
    | 'overlap'
    | 'ends-before-start';
  /** Path of the value in the document, such as `rates.1.effectiveFrom`. */
  readonly field: string;
}

interface Period {
  readonly effectiveFrom: CalendarDate;
  readonly effectiveTo: CalendarDate | null;
}

/** Reads the values of a program document one by one and collects what is wrong with them. */
export class FieldReader {
  readonly faults: ProgramFault[] = [];

  blame(field: string, kind: ProgramFault['kind']): void {
    this.faults.push({ kind, field });
  }

  exact(field: string, text: string): Decimal {
    const parsed = parseDecimal(text);
    if (parsed.ok && parsed.value.units >= 0n) return parsed.value;
    this.blame(field, parsed.ok ? 'negative' : 'not-a-number');
    return { units: 0n, scale: 0 };
  }

  whole(field: string, parsed: Result<bigint, unknown>): bigint {
    if (parsed.ok && parsed.value >= 0n) return parsed.value;
    this.blame(field, parsed.ok ? 'negative' : 'not-a-number');
    return 0n;
  }

  date(field: string, text: string): CalendarDate | null {
    const parsed = parseCalendarDate(text);
    if (parsed.ok) return parsed.value;
    this.blame(field, 'not-a-date');
    return null;
  }

  /** The days something holds, or null where they cannot be read. */
  period(
    field: string,
    period: { readonly effectiveFrom: string; readonly effectiveTo: string | null },
  ): Period | null {
    const from = this.date(`${field}.effectiveFrom`, period.effectiveFrom);
    const to = period.effectiveTo === null ? null : this.date(`${field}.effectiveTo`, period.effectiveTo);
    if (from === null) return null;
    if (to !== null && to < from) this.blame(`${field}.effectiveTo`, 'ends-before-start');
    return { effectiveFrom: from, effectiveTo: to };
  }

  byUnit(field: string, texts: RateDocument['metricRates']): ReadonlyMap<ReportedUnit, Decimal> {
    const read = new Map<ReportedUnit, Decimal>();
    for (const unit of REPORTED_UNITS) {
      const text = texts[unit];
      if (text !== undefined) read.set(unit, this.exact(`${field}.${unit}`, text));
    }
    return read;
  }
}
