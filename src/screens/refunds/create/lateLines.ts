import type { RefundProposal } from '../../../../contract/entities/refund';
import { isClaimable, linesOf, type ProposedLine } from './chosenLines';
import { basisOf, type ClaimForm } from './claimForm';

/** The newest of some lines, by its ID: IDs grow with each Customs file that is posted. Empty for none. */
export const newestOf = (lines: readonly Pick<ProposedLine, 'customsLineId'>[]): string =>
  lines.reduce((newest, { customsLineId }) => (isNewer(customsLineId, newest) ? customsLineId : newest), '');

/** Lines that can be claimed and were posted after the claim's lines were chosen, without those that it names or was not begun for. */
export function lateLines(form: ClaimForm, proposal: RefundProposal): readonly ProposedLine[] {
  if (form.knownUpTo === '' || form.amountsFor !== basisOf(form)) return [];
  const only = new Set(form.onlyEntries);
  const pending = new Set(form.pendingAtCustoms.map(({ entryNumber, lineNo }) => keyOf(entryNumber, lineNo)));
  return linesOf(proposal, form.importerNumber).filter(
    (line) =>
      isNewer(line.customsLineId, form.knownUpTo) &&
      isClaimable(line) &&
      !(line.customsLineId in form.amounts) &&
      (only.size === 0 || only.has(line.entryNumber)) &&
      !pending.has(keyOf(line.entryNumber, line.lineNo)),
  );
}

/** Longer whole numbers are greater ones; they may be greater than a number can be exact. */
const isNewer = (id: string, than: string): boolean =>
  id.length === than.length ? id > than : id.length > than.length;

const keyOf = (entryNumber: string, lineNo: number): string => `${entryNumber.replaceAll('-', '')} ${lineNo}`;
