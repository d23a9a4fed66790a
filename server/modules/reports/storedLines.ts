import { calendarDate } from '../../../domain/calendarDate';
import { formatQuantity, quantity } from '../../../domain/quantity';
import { type ReportLine, type ReportLineKind, totalOf } from '../../../domain/reportLine';
import type { StoredReportLine } from '../../db/reportTables';

/** A line as it travels and as it is kept. */
export interface LineText {
  readonly kind: ReportLineKind;
  readonly date: string;
  readonly description: string;
  readonly quantity: string;
  readonly country: string | null;
}

/** Lines in the form the rules work on; dates that do not exist have been refused before. */
export const readLineTexts = (lines: readonly LineText[]): readonly ReportLine[] =>
  lines.map((line) => ({
    ...line,
    date: calendarDate(line.date),
    quantity: quantity(line.quantity),
  }));

interface StoredReport {
  readonly lines: readonly StoredReportLine[];
  readonly quantity_shipped: string;
  readonly quantity_exported: string;
}

/** The lines of a kept report; one from before lines were kept has one for its shipments and one for its exports. */
export function linesOf(report: StoredReport, periodStart: string): readonly LineText[] {
  if (report.lines.length > 0) return report.lines;
  const sums = [
    ['SHIPPED', report.quantity_shipped],
    ['EXPORTED', report.quantity_exported],
  ] as const;
  return sums
    .filter(([, sum]) => quantity(sum) !== 0n)
    .map(([kind, sum]) => ({ kind, date: periodStart, description: '', quantity: sum, country: null }));
}

/** The sums a report's row keeps beside its lines. Organic goods were shipped too. */
export const sumsOf = (lines: readonly ReportLine[]) => ({
  quantity_shipped: formatQuantity(totalOf(lines, 'SHIPPED', 'ORGANIC')),
  quantity_imported: formatQuantity(totalOf(lines, 'IMPORTED')),
  quantity_exported: formatQuantity(totalOf(lines, 'EXPORTED')),
  quantity_organic: formatQuantity(totalOf(lines, 'ORGANIC')),
});
