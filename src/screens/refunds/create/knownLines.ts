import { calendarDate } from '../../../../domain/calendarDate';
import type { ClaimRows, KnownLine } from '../../../../domain/claimRows';
import { formatMoney, money } from '../../../../domain/money';
import type { ProposedLine } from './chosenLines';
import type { Amounts } from './claimForm';

/** The lines of a proposal as rows of entry numbers are compared with them. */
export const knownLines = (lines: readonly ProposedLine[]): readonly KnownLine[] =>
  lines.map((line) => ({
    id: line.customsLineId,
    entryNumber: line.entryNumber,
    lineNo: line.lineNo,
    entryDate: calendarDate(line.entryDate),
    proposed: money(line.amountProposed),
    isInClaim: money(line.amountInOtherClaims) > 0n,
  }));

/**
 * The claimed amounts after rows were taken. A line that is claimed already keeps its amount unless its row gives another: the same
 * list a second time changes nothing.
 * @param isOnly whether lines that no row names leave the claim
 */
export function amountsWithRows(
  amounts: Amounts,
  { amounts: taken, asked }: Pick<ClaimRows, 'amounts' | 'asked'>,
  isOnly: boolean,
): Amounts {
  const named = [...taken].map(([id, amount]): [string, string] => [
    id,
    asked.has(id) ? formatMoney(amount) : (amounts[id] ?? formatMoney(amount)),
  ]);
  return Object.fromEntries([...(isOnly ? [] : Object.entries(amounts)), ...named]);
}

/** How many lines of a list the claim holds already; none counts where the list takes the claim's place. */
export const heldBefore = (
  amounts: Amounts,
  rows: Pick<ClaimRows, 'amounts'> | null,
  isOnly: boolean,
): number => (isOnly ? 0 : [...(rows?.amounts.keys() ?? [])].filter((id) => id in amounts).length);
