import type { DataOf } from '../../../../contract/endpoint';
import type { getReportGrid, sendReminders } from '../../../../contract/endpoints/reports/grid';
import type { StatusTone } from '../../../components/record/StatusBadge';

export type ReportGridData = DataOf<typeof getReportGrid>;
/** What became of reminders. */
export type Sent = DataOf<typeof sendReminders>;
export type GridRow = ReportGridData['rows'][number];
export type GridCell = GridRow['cells'][number];
export type GridPeriod = ReportGridData['periods'][number];

/** Columns before the periods; each can be sorted by. */
export const LEADING_COLUMNS = ['companyName', 'owing', 'missing', 'late'] as const;

/** What a cell says at a glance. An accepted report is filed, unless it came late or was amended. */
export const GRID_MARKS = [
  'missing',
  'late',
  'returned',
  'waiting',
  'amended',
  'filed',
  'open',
  'running',
  'exempt',
  'not-required',
] as const;
export type GridMark = (typeof GRID_MARKS)[number];

export function markOf({ state, isLate, isAmended, hasPendingAmendment }: GridCell): GridMark {
  if (state !== 'accepted') return state;
  if (hasPendingAmendment) return 'waiting';
  if (isLate) return 'late';
  return isAmended ? 'amended' : 'filed';
}

const TONES: Readonly<Record<GridMark, StatusTone | 'none'>> = {
  missing: 'bad',
  late: 'waiting',
  returned: 'waiting',
  waiting: 'progress',
  amended: 'good',
  filed: 'good',
  open: 'neutral',
  running: 'none',
  exempt: 'neutral',
  'not-required': 'none',
};

/** The tint of a mark; its word stands on it. */
export const markTone = (mark: GridMark): StatusTone | 'none' => TONES[mark];

/** Marks for which somebody has something to do. */
export const isUnsettled = (mark: GridMark): boolean =>
  mark === 'missing' || mark === 'returned' || mark === 'waiting' || mark === 'late' || mark === 'open';
