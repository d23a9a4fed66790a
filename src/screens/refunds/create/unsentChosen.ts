import { formatEntryNumber } from '../../../../domain/entryNumber';
import { formatMoney } from '../../../../domain/money';
import type { UnsentRow } from '../../../../domain/claimRows';
import type { UnsentShown } from '../UnsentList';
import type { ClaimForm } from './claimForm';

export type UnsentChosen = ClaimForm['unsent'][number];

const keyOf = ({ entryNumber, lineNo }: UnsentChosen): string => `${entryNumber}/${lineNo}`;

/** The lines a claim waits for with further ones; a line named again takes the place of itself. */
export function withUnsent(chosen: readonly UnsentChosen[], rows: readonly UnsentRow[]): UnsentChosen[] {
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
export const withoutUnsent = (chosen: readonly UnsentChosen[], place: number): UnsentChosen[] =>
  chosen.filter((_, index) => index !== place);

/** The lines as a list shows them; `unsent.0` is the first one's field. */
export const shownUnsent = (
  chosen: readonly UnsentChosen[],
  errorAt: (field: string) => string | undefined,
): readonly UnsentShown[] =>
  chosen.map((line, index) => ({
    key: `unsent.${index}`,
    entryNumber: line.entryNumber,
    lineNo: line.lineNo,
    entryDate: line.entryDate,
    amountAsked: line.amountClaimed,
    error: errorAt(`unsent.${index}`) ?? errorAt(`unsent.${index}.amountClaimed`),
  }));
