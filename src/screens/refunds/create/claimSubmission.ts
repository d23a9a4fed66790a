import type { BodyOf } from '../../../../contract/endpoint';
import type { submitRefund } from '../../../../contract/endpoints/refunds/actions';
import type { RefundProposal } from '../../../../contract/entities/refund';
import { formatMoney } from '../../../../domain/money';
import type { DecimalMark } from '../../../../domain/numberText';
import { linesOf } from './chosenLines';
import type { ClaimForm } from './claimForm';
import { readAmount } from './readAmount';

export type Submission = BodyOf<typeof submitRefund>;

/**
 * The claim as it is sent, its lines in the order of the year; null while something stands against it (`claimFaults` says what).
 */
export function claimSubmission(
  form: ClaimForm,
  proposal: RefundProposal,
  mark: DecimalMark,
): Submission | null {
  const { fiscalYear, reason, importerNumber, certifications, applicant } = form;
  if (fiscalYear === null || reason === null || importerNumber === '') return null;
  const { isTrue, notClaimedBefore, isAuthorised } = certifications;
  if (!isTrue || !notClaimedBefore || !isAuthorised) return null;
  const lines: Submission['lines'] = [];
  for (const { customsLineId } of linesOf(proposal, importerNumber)) {
    const typed = form.amounts[customsLineId];
    if (typed === undefined) continue;
    const amount = readAmount(typed, mark);
    if (!amount.ok) return null;
    lines.push({ customsLineId, amountClaimed: formatMoney(amount.value) });
  }
  const certificate = form.certificateNumber.trim().toUpperCase();
  return {
    fiscalYear,
    reason,
    importerNumber,
    lines,
    pendingAtCustoms: form.pendingAtCustoms,
    documentIds: form.documents.map(({ id }) => id),
    applicant: {
      name: applicant.name.trim(),
      title: applicant.title.trim(),
      phone: applicant.phone.trim(),
      email: applicant.email.trim(),
    },
    explanation: form.explanation.trim(),
    certificateNumber: certificate === '' ? null : certificate,
    certifications: { isTrue, notClaimedBefore, isAuthorised },
  };
}
