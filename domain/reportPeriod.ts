import type { CalendarDate } from './calendarDate';
import { reportDueDate } from './deadlines';
import { fiscalYearOf, periodOf } from './fiscalYear';
import type { Program } from './program';

export interface ReportPeriod {
  readonly fiscalYear: number;
  /** Quarter 1 to 4, or month 1 to 12, as the program reports. */
  readonly index: number;
  /** Q1 to Q4, or 01 to 12. */
  readonly name: string;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly dueDate: CalendarDate;
}

export type PeriodRules = Pick<Program, 'reportPeriod' | 'fiscalYearStart' | 'dueRule' | 'rollRule'>;

/** How many periods a fiscal year has. */
export const periodsInYear = ({ reportPeriod }: Pick<Program, 'reportPeriod'>): number =>
  reportPeriod === 'QUARTER' ? 4 : 12;

/** One period of a fiscal year; null where the year has none of this number. */
export function reportPeriod(fiscalYear: number, index: number, program: PeriodRules): ReportPeriod | null {
  return index < 1 || index > periodsInYear(program) ? null : periodAt(fiscalYear, index, program);
}

function periodAt(fiscalYear: number, index: number, program: PeriodRules): ReportPeriod {
  const isQuarter = program.reportPeriod === 'QUARTER';
  const { first, last } = periodOf(fiscalYear, index, isQuarter ? 3 : 1, program.fiscalYearStart);
  const name = isQuarter ? `Q${index}` : index.toString().padStart(2, '0');
  return { fiscalYear, index, name, first, last, dueDate: reportDueDate(last, program) };
}

/** The period that a stored name stands for; null for one of another kind of program. */
export function periodNamed(fiscalYear: number, name: string, program: PeriodRules): ReportPeriod | null {
  const index = Number(name.replace('Q', ''));
  const period = reportPeriod(fiscalYear, index, program);
  return period?.name === name ? period : null;
}

/** The periods of fiscal years that have ended or are running on a date, oldest first. */
export function periodsUntil(
  program: PeriodRules,
  fromYear: number,
  today: CalendarDate,
): readonly ReportPeriod[] {
  const lastYear = fiscalYearOf(today, program.fiscalYearStart);
  const years = Array.from({ length: Math.max(0, lastYear - fromYear + 1) }, (_, at) => fromYear + at);
  return years
    .flatMap((year) =>
      Array.from({ length: periodsInYear(program) }, (_, at) => periodAt(year, at + 1, program)),
    )
    .filter(({ first }) => first <= today);
}

/** The periods of the running fiscal year and the one before it that have ended or are running, oldest first. */
export const recentPeriods = (program: PeriodRules, today: CalendarDate): readonly ReportPeriod[] =>
  periodsUntil(program, fiscalYearOf(today, program.fiscalYearStart) - 1, today);
