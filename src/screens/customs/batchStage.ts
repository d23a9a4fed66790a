import type { StatusTone } from '../../components/record/StatusBadge';
import type { BatchStatus, CustomsBatch } from '../../../contract/entities/customs';

/** Where a file stands for whoever looks at it: the server is at work, a person must decide, or it is over. */
export type BatchStage = 'working' | 'deciding' | 'over';

const STAGES: Readonly<Record<BatchStatus, BatchStage>> = {
  Uploaded: 'working',
  Parsing: 'working',
  Validated: 'deciding',
  Posting: 'working',
  Posted: 'over',
  Failed: 'over',
  Discarded: 'over',
  RolledBack: 'over',
};

export const stageOf = (status: BatchStatus): BatchStage => STAGES[status];

const TONES: Readonly<Record<BatchStatus, StatusTone>> = {
  Uploaded: 'progress',
  Parsing: 'progress',
  Validated: 'waiting',
  Posting: 'progress',
  Posted: 'good',
  Failed: 'bad',
  Discarded: 'neutral',
  RolledBack: 'neutral',
};

/** What is said of a file: one whose columns a person must choose can be read once they are, so it is not called unreadable. */
export const statusShown = ({ status, needsColumns }: Pick<CustomsBatch, 'status' | 'needsColumns'>) =>
  needsColumns && status === 'Failed' ? 'NeedsColumns' : status;

/** The tone of a file's status; its words stand beside the color. */
export const toneOf = (batch: Pick<CustomsBatch, 'status' | 'needsColumns'>): StatusTone => {
  const shown = statusShown(batch);
  return shown === 'NeedsColumns' ? TONES.Validated : TONES[shown];
};

type Counts = Pick<
  CustomsBatch,
  'rowsTotal' | 'rowsGood' | 'rowsFaulty' | 'rowsDuplicate' | 'rowsUnmatched' | 'amountCollected'
>;

/** What confirming a file does: how many lines are posted and with how much, and how many rows stay behind. */
export interface Posting {
  readonly lines: number;
  readonly amount: string;
  readonly leftBehind: number;
  readonly unmatched: number;
}

export const postingOf = ({
  rowsGood,
  rowsFaulty,
  rowsDuplicate,
  rowsUnmatched,
  amountCollected,
}: Counts): Posting => ({
  lines: rowsGood,
  amount: amountCollected,
  leftBehind: rowsFaulty + rowsDuplicate,
  unmatched: rowsUnmatched,
});

/** The rows a person wants to see first: what must be corrected, else what deserves a look, else all of them. */
export function firstRowsOf({
  rowsFaulty,
  rowsDuplicate,
  rowsWarning,
}: Pick<CustomsBatch, 'rowsFaulty' | 'rowsDuplicate' | 'rowsWarning'>): string | undefined {
  if (rowsFaulty > 0) return 'faulty';
  if (rowsDuplicate > 0) return 'duplicate';
  return rowsWarning > 0 ? 'warning' : undefined;
}
