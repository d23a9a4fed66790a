import type { RefundProposal } from '../../../../contract/entities/refund';
import type { PendingRow } from '../../../../domain/claimRows';
import type { DecimalMark } from '../../../../domain/numberText';
import { linesOf, proposedAmounts, type ProposedLine, withLine, withLines, withPasted } from './chosenLines';
import { withPending } from './chosenPending';
import { type Amounts, basisOf, type ClaimEvent, type ClaimForm } from './claimForm';
import { newestOf } from './lateLines';

interface LineChanges {
  readonly choose: (line: ProposedLine, chosen: boolean) => void;
  readonly chooseAll: (lines: readonly ProposedLine[], chosen: boolean) => void;
  readonly change: (lineId: string, amount: string) => void;
  /** Takes a block pasted on a line of the list on screen; false for a single value. */
  readonly paste: (shown: readonly ProposedLine[], line: ProposedLine, text: string) => boolean;
  /** Lines that were named by their entry numbers, and those among them that wait for Customs. */
  readonly take: (amounts: Amounts, pendingAtCustoms: readonly PendingRow[], isOnly: boolean) => void;
  readonly reset: () => void;
  /** Lines that were posted after the claim's lines were chosen. */
  readonly addLate: (lines: readonly ProposedLine[]) => void;
  readonly leaveLateOut: () => void;
}

/** What may be done to the lines of a claim, each as one event. */
export function lineChanges(
  form: ClaimForm,
  proposal: RefundProposal,
  mark: DecimalMark,
  send: (event: ClaimEvent) => void,
): LineChanges {
  const newest = newestOf(linesOf(proposal, form.importerNumber));
  const become = (amounts: Amounts, knownUpTo = form.knownUpTo): void => {
    send({ type: 'amountsChanged', amounts, basis: basisOf(form), knownUpTo });
  };
  return {
    choose: (line, chosen) => {
      become(withLine(form.amounts, line, chosen));
    },
    chooseAll: (lines, chosen) => {
      become(withLines(form.amounts, lines, chosen));
    },
    change: (lineId, amount) => {
      become({ ...form.amounts, [lineId]: amount });
    },
    paste: (shown, line, text) => {
      const filled = withPasted(form.amounts, shown.slice(shown.indexOf(line)), text, mark);
      if (filled !== null) become(filled);
      return filled !== null;
    },
    take: (amounts, rows, isOnly) => {
      send({
        type: 'rowsTaken',
        amounts,
        pendingAtCustoms: withPending(isOnly ? [] : form.pendingAtCustoms, rows),
        basis: basisOf(form),
        knownUpTo: isOnly ? newest : form.knownUpTo,
      });
    },
    reset: () => {
      become(proposedAmounts(linesOf(proposal, form.importerNumber)), newest);
    },
    addLate: (lines) => {
      become(withLines(form.amounts, lines, true), newest);
    },
    leaveLateOut: () => {
      send({ type: 'lateLinesLeftOut', knownUpTo: newest });
    },
  };
}
