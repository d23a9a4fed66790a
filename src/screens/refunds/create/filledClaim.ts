import type { RefundProposal } from '../../../../contract/entities/refund';
import { linesOf, proposedAmounts } from './chosenLines';
import { basisOf, type ClaimForm } from './claimForm';
import { newestOf } from './lateLines';

/**
 * The claim with what the board's records fill in as long as the person has not: who applies, the importer number where only one has lines,
 * and every proposed amount where no lines were chosen for this year, reason and number yet; of a claim that was begun for certain
 * entries, theirs.
 */
export function filledClaim(form: ClaimForm, proposal: RefundProposal | undefined): ClaimForm {
  if (proposal === undefined) return form;
  const importerNumber = importerOf(form, proposal);
  const withNumber = { ...form, importerNumber, applicant: applicantOf(form, proposal) };
  const basis = basisOf(withNumber);
  if (form.amountsFor === basis) return withNumber;
  // A draft of the server may name no number: its lines are those of the only one, and stay as they were chosen.
  if (form.importerNumber === '' && form.amountsFor === basisOf(form))
    return { ...withNumber, amountsFor: basis };
  const lines = linesOf(proposal, importerNumber);
  const only = new Set(form.onlyEntries);
  const selected = only.size === 0 ? lines : lines.filter(({ entryNumber }) => only.has(entryNumber));
  return {
    ...withNumber,
    amounts: proposedAmounts(selected),
    amountsFor: basis,
    knownUpTo: newestOf(lines),
  };
}

function applicantOf({ applicant }: ClaimForm, proposal: RefundProposal): ClaimForm['applicant'] {
  const isUntouched = Object.values(applicant).every((text) => text === '');
  return isUntouched ? (proposal.applicant ?? applicant) : applicant;
}

function importerOf(form: ClaimForm, { importerNumbers }: RefundProposal): string {
  if (importerNumbers.some(({ number }) => number === form.importerNumber)) return form.importerNumber;
  const [only, ...others] = numbersToChoose(importerNumbers);
  return only === undefined || others.length > 0 ? '' : only.number;
}

/** The importer numbers a claim can be for: those with lines; all of them where Customs has sent none of the year yet. */
export function numbersToChoose(
  numbers: RefundProposal['importerNumbers'],
): readonly RefundProposal['importerNumbers'][number][] {
  const withLines = numbers.filter(({ lines }) => lines > 0);
  return withLines.length > 0 ? withLines : numbers;
}
