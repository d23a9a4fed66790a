import type { RefundProposal } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import { type Cents, formatMoney, money, sumMoney } from '../../../../domain/money';
import type { DecimalMark } from '../../../../domain/numberText';
import type { Amounts } from './claimForm';
import { readAmount } from './readAmount';

export type ProposedLine = RefundProposal['lines'][number];

/** Lines of the importer number the claim is for, in the order of the year. */
export const linesOf = (proposal: RefundProposal, importerNumber: string): readonly ProposedLine[] =>
  proposal.lines.filter((line) => line.importerNumber === importerNumber);

/** Whether anything can be claimed on a line now. */
export const isClaimable = (line: ProposedLine): boolean => money(line.amountProposed) > 0n;

/** What is left of what was collected on a line. */
export function leftOn(
  line: Pick<ProposedLine, 'amountCollected' | 'amountRefunded' | 'amountInOtherClaims'>,
): Cents {
  const left = money(line.amountCollected) - money(line.amountRefunded) - money(line.amountInOtherClaims);
  return left > 0n ? left : 0n;
}

/** Every claimable line with the amount proposed, as many as one claim may hold. */
export const proposedAmounts = (lines: readonly ProposedLine[]): Amounts =>
  Object.fromEntries(
    lines
      .filter(isClaimable)
      .slice(0, LIMITS.claimLines)
      .map((line) => [line.customsLineId, line.amountProposed]),
  );

/** Whether the lines are still chosen as the portal proposes them. */
export function isProposed(lines: readonly ProposedLine[], amounts: Amounts): boolean {
  const proposed = Object.entries(proposedAmounts(lines));
  return (
    proposed.length === Object.keys(amounts).length &&
    proposed.every(([id, amount]) => amounts[id] === amount)
  );
}

/** Chooses a line with the amount proposed for it, or takes it out. */
export function withLine(amounts: Amounts, line: ProposedLine, chosen: boolean): Amounts {
  if (chosen) return { ...amounts, [line.customsLineId]: line.amountProposed };
  return Object.fromEntries(Object.entries(amounts).filter(([id]) => id !== line.customsLineId));
}

/** Chooses all the given lines with what is proposed for them, or takes them all out; amounts already typed stay. */
export function withLines(amounts: Amounts, lines: readonly ProposedLine[], chosen: boolean): Amounts {
  const ids = new Set(lines.map((line) => line.customsLineId));
  if (!chosen) return Object.fromEntries(Object.entries(amounts).filter(([id]) => !ids.has(id)));
  const room = Math.max(0, LIMITS.claimLines - Object.keys(amounts).length);
  const added = lines.filter((line) => isClaimable(line) && !(line.customsLineId in amounts)).slice(0, room);
  return { ...amounts, ...proposedAmounts(added) };
}

/**
 * A block pasted from a spreadsheet: its first column's amounts go to the line pasted on and the ones after it, in the order on
 * screen, each in the wire's form where it can be read. Null for a single value, which the field itself takes.
 */
export function withPasted(
  amounts: Amounts,
  linesFrom: readonly ProposedLine[],
  pasted: string,
  mark: DecimalMark,
): Amounts | null {
  const cells = pasted
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t')[0] ?? '');
  if (cells.length < 2) return null;
  const filled = linesFrom.slice(0, cells.length).map((line, index): [string, string] => {
    const typed = cells[index] ?? '';
    const read = readAmount(typed, mark);
    return [line.customsLineId, read.ok ? formatMoney(read.value) : typed.trim()];
  });
  return { ...amounts, ...Object.fromEntries(filled) };
}

export interface ClaimTotals {
  readonly lines: number;
  readonly claimed: Cents;
  readonly collected: Cents;
  readonly proposed: Cents;
  /** Chosen lines whose amount cannot be read; they are not in the sum. */
  readonly unreadable: number;
}

/** Sums over the chosen lines. */
export function totalsOf(lines: readonly ProposedLine[], amounts: Amounts, mark: DecimalMark): ClaimTotals {
  const chosen = lines.filter((line) => line.customsLineId in amounts);
  const read = chosen.map((line) => readAmount(amounts[line.customsLineId] ?? '', mark));
  return {
    lines: chosen.length,
    claimed: sumMoney(read.flatMap((amount) => (amount.ok ? [amount.value] : []))),
    collected: sumMoney(chosen.map((line) => money(line.amountCollected))),
    proposed: sumMoney(chosen.map((line) => money(line.amountProposed))),
    unreadable: read.filter((amount) => !amount.ok).length,
  };
}
