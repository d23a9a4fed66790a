import { BATCH_ROW_STATES, type CustomsBatch } from '../../../../contract/entities/customs';
import { firstRowsOf } from '../batchStage';

/** Choices above the rows; each stands in the address as it is sent. */
export const ROW_CHOICES = ['all', 'faulty', 'duplicate', 'warning', 'good,warning'] as const;
export type RowChoice = (typeof ROW_CHOICES)[number];

/** The choice of an address; of a new file the rows that must be corrected come first. */
export function rowChoice(state: string | null, batch: Parameters<typeof firstRowsOf>[0]): RowChoice {
  const wanted = state ?? firstRowsOf(batch) ?? 'all';
  return ROW_CHOICES.find((choice) => choice === wanted) ?? 'all';
}

/** How many rows a choice holds; a posted file keeps only what it did not post. */
export function rowsOf(choice: RowChoice, batch: CustomsBatch): number {
  const isPosted = batch.status === 'Posted';
  switch (choice) {
    case 'all':
      return isPosted ? batch.rowsFaulty + batch.rowsDuplicate : batch.rowsTotal;
    case 'faulty':
      return batch.rowsFaulty;
    case 'duplicate':
      return batch.rowsDuplicate;
    case 'warning':
      return isPosted ? 0 : batch.rowsWarning;
    case 'good,warning':
      return isPosted ? 0 : batch.rowsGood;
  }
}

/** What is asked of the server; 'all' asks for no state. */
export const statesAsked = (choice: RowChoice): string | undefined =>
  choice === 'all'
    ? undefined
    : BATCH_ROW_STATES.filter((state) => choice.split(',').includes(state)).join(',');
