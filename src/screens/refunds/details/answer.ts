import * as z from 'zod/mini';
import type { BodyOf } from '../../../../contract/endpoint';
import type { answerRefund } from '../../../../contract/endpoints/refunds/actions';
import type { RefundDetails, RefundLine } from '../../../../contract/entities/refund';
import { formatMoney } from '../../../../domain/money';
import type { DecimalMark } from '../../../../domain/numberText';
import type { ClaimFault } from '../create/claimFaults';
import { CERTIFICATIONS, claimFormSchema } from '../create/claimForm';
import { lineFault } from '../create/lineFault';
import { readAmount } from '../create/readAmount';

export type AnswerBody = BodyOf<typeof answerRefund>;

/** A company's answer as it is being written, on the screen and in the copy kept on this device. */
export const answerSchema = z.object({
  /** By Customs line, as typed; a line that is not here is taken out of the claim. */
  amounts: claimFormSchema.shape.amounts,
  /** Lines that Customs has not sent, which the claim goes on waiting for. */
  pendingAtCustoms: claimFormSchema.shape.pendingAtCustoms,
  /** Of a reason that has to be explained; missing in answers that were kept without the field. */
  explanation: z.optional(z.string()),
  comment: z.string(),
  /** Documents sent with the answer; those of the claim stay with it. */
  documents: claimFormSchema.shape.documents,
  certifications: claimFormSchema.shape.certifications,
});
export type Answer = z.infer<typeof answerSchema>;

/** The claim as it stands, to be changed. */
export const answerTo = (claim: RefundDetails): Answer => ({
  amounts: Object.fromEntries(claim.lines.map((line) => [line.customsLineId, line.amountClaimed])),
  pendingAtCustoms: claim.pendingAtCustoms
    .filter(({ state }) => state === 'waiting')
    .map(({ entryNumber, lineNo, entryDate, amountAsked }) => ({
      entryNumber,
      lineNo,
      entryDate,
      amountClaimed: amountAsked,
    })),
  explanation: claim.explanationText ?? '',
  comment: '',
  documents: [],
  certifications: { isTrue: false, notClaimedBefore: false, isAuthorised: false },
});

/** What stands against an answer, by field, as far as the browser can know. */
export function answerFaults(
  answer: Answer,
  lines: readonly RefundLine[],
  mark: DecimalMark,
): readonly ClaimFault[] {
  const stored = lines.filter((line) => line.customsLineId in answer.amounts);
  const ofLines = stored.flatMap((line): ClaimFault[] => {
    const fault = lineFault(
      { ...line, amountInOtherClaims: '0.00' },
      answer.amounts[line.customsLineId] ?? '',
      mark,
    );
    if (fault === null) return [];
    const field = `lines.${line.customsLineId}`;
    return [
      fault.kind === 'unreadable' ? { field, kind: 'amount', fault: fault.fault } : { field, ...fault },
    ];
  });
  const none: ClaimFault[] =
    stored.length + answer.pendingAtCustoms.length > 0
      ? []
      : [{ field: 'lines', kind: 'rule', failure: 'claim-no-lines', values: {} }];
  const comment: ClaimFault[] =
    answer.comment.trim() === '' ? [{ field: 'comment', kind: 'form', fault: 'comment-missing' }] : [];
  const certified = CERTIFICATIONS.filter((name) => !answer.certifications[name]).map((name): ClaimFault => ({
    field: `certifications.${name}`,
    kind: 'rule',
    failure: 'claim-not-certified',
    values: {},
  }));
  return [...none, ...ofLines, ...comment, ...certified];
}

/** The answer as it is sent; null while something stands against it. */
export function answerBody(answer: Answer, claim: RefundDetails, mark: DecimalMark): AnswerBody | null {
  const { isTrue, notClaimedBefore, isAuthorised } = answer.certifications;
  if (answerFaults(answer, claim.lines, mark).length > 0 || !isTrue || !notClaimedBefore || !isAuthorised)
    return null;
  return {
    version: claim.version,
    comment: answer.comment.trim(),
    lines: claim.lines.flatMap(({ customsLineId }) => {
      const read = readAmount(answer.amounts[customsLineId] ?? '', mark);
      return read.ok ? [{ customsLineId, amountClaimed: formatMoney(read.value) }] : [];
    }),
    pendingAtCustoms: answer.pendingAtCustoms,
    documentIds: answer.documents.map(({ id }) => id),
    applicant: { ...claim.applicant },
    explanation: (answer.explanation ?? claim.explanationText ?? '').trim(),
    certificateNumber: claim.certificateNumber,
    certifications: { isTrue, notClaimedBefore, isAuthorised },
  };
}

/** Whether lines were changed: an amount, a line taken out, or one that no longer waits for Customs. */
export function changesLines(answer: Answer, claim: RefundDetails): boolean {
  const first = answerTo(claim);
  return (
    answer.pendingAtCustoms.length !== first.pendingAtCustoms.length ||
    Object.entries(first.amounts).some(([id, amount]) => answer.amounts[id] !== amount)
  );
}
