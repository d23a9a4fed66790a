import { formatMoney } from '../../../../domain/money';
import type { ReadRow, StagedRow } from './stagedRow';

/** The counts a batch shows, so far. */
export interface CheckCounts {
  rows_total: number;
  rows_good: number;
  rows_warning: number;
  rows_faulty: number;
  rows_duplicate: number;
  rows_unmatched: number;
  amount: bigint;
}

export const noCounts = (): CheckCounts => ({
  rows_total: 0,
  rows_good: 0,
  rows_warning: 0,
  rows_faulty: 0,
  rows_duplicate: 0,
  rows_unmatched: 0,
  amount: 0n,
});

/** Adds one staged row to the counts. `matched` holds the importer numbers that belong to a company. */
export function countRow(
  counts: CheckCounts,
  row: ReadRow,
  staged: StagedRow,
  matched: ReadonlySet<string>,
): void {
  counts.rows_total += 1;
  if (staged.state === 'faulty') counts.rows_faulty += 1;
  else if (staged.state === 'duplicate') counts.rows_duplicate += 1;
  else if (row.outcome.kind === 'good') {
    const { line } = row.outcome;
    counts.rows_good += 1;
    if (staged.state === 'warning') counts.rows_warning += 1;
    if (!matched.has(line.importerNumber)) counts.rows_unmatched += 1;
    counts.amount += line.amount;
  }
}

/** The counts as the batch's columns. */
export function countColumns({ amount, ...counts }: CheckCounts) {
  return { ...counts, amount_collected: formatMoney(amount) };
}
