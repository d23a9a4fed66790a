import type { CustomsBatch } from '../../../../contract/entities/customs';
import type { BatchOutcome } from '../../../../contract/entities/customsImporter';

export interface OutcomeFigure {
  readonly key:
    'first' | 'corrections' | 'same' | 'faulty' | 'unmatched' | 'uncovered' | 'flagged' | 'wrongCheckDigit';
  readonly count: number;
  /** The list of just these lines or rows. */
  readonly path: string;
  readonly isBad?: true;
  /** The rows stand on the page of the file itself. */
  readonly isHere?: true;
}

/** What came of a file, count by count, each with the list behind it; of what there is none of, new lines alone are named. */
export function outcomeFigures(batch: CustomsBatch, outcome: BatchOutcome): readonly OutcomeFigure[] {
  const lines = (more = ''): string => `/admin/customs?view=lines&batchId=${batch.id}${more}`;
  const rows = (state: string): string => `/admin/customs?id=${batch.id}&state=${state}`;
  const figures: readonly OutcomeFigure[] = [
    { key: 'first', count: outcome.first.lines, path: lines('&adjustment=no') },
    { key: 'corrections', count: outcome.corrections.lines, path: lines('&adjustment=yes') },
    { key: 'same', count: batch.rowsDuplicate, path: rows('duplicate'), isHere: true },
    { key: 'faulty', count: batch.rowsFaulty, path: rows('faulty'), isBad: true, isHere: true },
    { key: 'unmatched', count: outcome.unmatched, path: lines('&matched=no') },
    { key: 'uncovered', count: outcome.uncovered, path: lines('&covered=no') },
    { key: 'flagged', count: outcome.flagged, path: lines('&variance=flagged') },
    { key: 'wrongCheckDigit', count: outcome.wrongCheckDigit, path: lines('&checkDigit=wrong') },
  ];
  return figures.filter(({ key, count }) => key === 'first' || count > 0);
}
