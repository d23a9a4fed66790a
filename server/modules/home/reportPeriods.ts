import type { CalendarDate } from '../../../domain/calendarDate';
import { reportDueDate } from '../../../domain/deadlines';
import { fiscalYearOf, periodOf } from '../../../domain/fiscalYear';
import type { Program } from '../../../domain/program';

export interface ReportPeriod {
  readonly fiscalYear: number;
  /** Q1 to Q4, or 01 to 12. */
  readonly name: string;
  readonly last: CalendarDate;
  readonly dueDate: CalendarDate;
}

type PeriodRules = Pick<Program, 'reportPeriod' | 'fiscalYearStart' | 'dueRule'>;

/** The periods of the running fiscal year and the one before it that have ended or are running, oldest first. */
export function recentPeriods(program: PeriodRules, today: CalendarDate): readonly ReportPeriod[] {
  const isQuarter = program.reportPeriod === 'QUARTER';
  const count = isQuarter ? 4 : 12;
  const thisYear = fiscalYearOf(today, program.fiscalYearStart);
  return [thisYear - 1, thisYear].flatMap((fiscalYear) =>
    Array.from({ length: count }, (_, at) => at + 1).flatMap((index): ReportPeriod[] => {
      const { first, last } = periodOf(fiscalYear, index, isQuarter ? 3 : 1, program.fiscalYearStart);
      if (first > today) return [];
      const name = isQuarter ? `Q${index}` : index.toString().padStart(2, '0');
      return [{ fiscalYear, name, last, dueDate: reportDueDate(last, program) }];
    }),
  );
}
