/** What is being written: the report of a period, or an amendment of a report. */
export type ReportSource =
  | { readonly kind: 'period'; readonly fiscalYear: number; readonly index: number }
  | { readonly kind: 'amendment'; readonly reportId: string; readonly version: number };

/** The days and the unit that lines are written in. */
export interface PeriodFacts {
  readonly fiscalYear: number;
  /** Q1 to Q4, or 01 to 12. */
  readonly period: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly dueDate: string;
  readonly unit: string;
  /** Whether the period goes on: its report can be written, not yet sent. */
  readonly isRunning?: boolean;
}

/** Under which the unsent work is kept on this device. */
export const draftNameOf = (source: ReportSource): string =>
  source.kind === 'period' ? `report-${source.fiscalYear}-${source.index}` : amendmentName(source.reportId);

export const amendmentName = (reportId: string): string => `report-amendment-${reportId}`;
