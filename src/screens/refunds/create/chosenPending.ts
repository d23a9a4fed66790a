import { formatEntryNumber } from '../../../../domain/entryNumber';
import { formatMoney } from '../../../../domain/money';
import type { PendingRow } from '../../../../domain/claimRows';
import type { PendingShown } from '../PendingList';
import type { ClaimForm } from './claimForm';

export type PendingChosen = ClaimForm['pendingAtCustoms'][number];

const keyOf = ({ entryNumber, lineNo }: PendingChosen): string => `${entryNumber}/${lineNo}`;

/** The lines a claim waits for with further ones; a line named again takes the place of itself. */
export function withPending(chosen: readonly PendingChosen[], rows: readonly PendingRow[]): PendingChosen[] {
  const byKey = new Map(chosen.map((line) => [keyOf(line), line]));
  for (const { entryNumber, lineNo, entryDate, amount } of rows) {
    const line = {
      entryNumber: formatEntryNumber(entryNumber),
      lineNo,
      entryDate,
      amountClaimed: amount === null ? null : formatMoney(amount),
    };
    byKey.set(keyOf(line), line);
  }
  return [...byKey.values()];
}

/** The lines without the one at a place. */
export const withoutPending = (chosen: readonly PendingChosen[], place: number): PendingChosen[] =>
  chosen.filter((_, index) => index !== place);

/** The lines as a list shows them; `unsent.0` is the first one's field. */
export const displayedPending = (
  chosen: readonly PendingChosen[],
  errorAt: (field: string) => string | undefined,
): readonly PendingShown[] =>
  chosen.map((line, index) => ({
    key: `pendingAtCustoms.${index}`,
    entryNumber: line.entryNumber,
    lineNo: line.lineNo,
    entryDate: line.entryDate,
    amountAsked: line.amountClaimed,
    error: errorAt(`pendingAtCustoms.${index}`) ?? errorAt(`pendingAtCustoms.${index}.amountClaimed`),
  }));
