import { isCalendarDate } from '../../../../domain/calendarDate';
import { copiedDate } from '../../../../domain/copiedDate';
import type { DataOf } from '../../../../contract/endpoint';
import type { getReport } from '../../../../contract/endpoints/reports/filing';
import { lineOfText } from './lineText';
import type { NewLine } from './reportForm';
import type { PeriodFacts } from './reportSource';

type Report = Pick<DataOf<typeof getReport>, 'firstDay' | 'lastDay' | 'lines'>;

/** The lines of an earlier report as new ones of another period; a date that cannot be known is empty. */
export const copiedLines = (report: Report, { firstDay, lastDay }: PeriodFacts): readonly NewLine[] =>
  report.lines.map((line) => ({
    ...lineOfText(line),
    date: movedInto(line.date, report, { firstDay, lastDay }),
  }));

type Days = Pick<Report, 'firstDay' | 'lastDay'>;

function movedInto(date: string, from: Days, to: Days): string {
  const days = [date, from.firstDay, from.lastDay, to.firstDay, to.lastDay];
  const [day, fromFirst, fromLast, toFirst, toLast] = days.filter(isCalendarDate);
  if (day === undefined || fromFirst === undefined || fromLast === undefined) return '';
  if (toFirst === undefined || toLast === undefined) return '';
  return copiedDate(day, { first: fromFirst, last: fromLast }, { first: toFirst, last: toLast }) ?? '';
}
