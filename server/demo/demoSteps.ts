import type { RefundDetails } from '../../contract/entities/refund';
import { addDays, type CalendarDate } from '../../domain/calendarDate';
import { formatMoney, money } from '../../domain/money';
import type { Outcome } from '../failure';
import type { Deed } from '../modules/identity/caller';
import { appealRefund } from '../modules/refunds/appeal/appealRefund';
import { assignRefund } from '../modules/refunds/review/assignRefund';
import { answerRefund } from '../modules/refunds/answerRefund';
import { approveRefund } from '../modules/refunds/approveRefund';
import { commentOnRefund } from '../modules/refunds/commentOnRefund';
import { presentRefund } from '../modules/refunds/presentRefund';
import { rejectRefund } from '../modules/refunds/rejectRefund';
import { returnRefund } from '../modules/refunds/returnRefund';
import { takeUpRefund } from '../modules/refunds/takeUpRefund';
import { verifyRefund } from '../modules/refunds/verifyRefund';
import { withdrawRefund } from '../modules/refunds/withdrawRefund';
import type { ClaimStep } from './demoClaims';
import { attach } from './demoEvidence';
import { deedIn, type DemoEvent } from './demoEvents';
import { officeTime, succeeded } from './demoStage';

/** What was done on a claim, each step some days after the one before. */
export function stepEvents(
  claimId: string,
  steps: readonly ClaimStep[],
  filedOn: CalendarDate,
): readonly DemoEvent[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  const on = addDays(filedOn, step.days);
  const at = officeTime(on, 60 + steps.length);
  return [
    {
      at,
      run: async (scene) => {
        const deed = deedIn(scene, step.by, at);
        const claim = await presentRefund(scene.tx, deed, claimId);
        succeeded(await take(step, deed, claim), `${step.kind} of ${claim.number}`);
        return stepEvents(claimId, rest, on);
      },
    },
  ];
}

async function take(step: ClaimStep, deed: Deed, claim: RefundDetails): Promise<Outcome<RefundDetails>> {
  const { id, version } = claim;
  switch (step.kind) {
    case 'take-up':
      return takeUpRefund(deed, { id, version });
    case 'verify':
      return verifyRefund(deed, { id, version, ...verifiedLines(claim, step.cut === true) });
    case 'approve':
      return approveRefund(deed, {
        id,
        version,
        amountApproved: claim.amountVerified ?? '0.00',
        comment: '',
      });
    case 'reject':
      return rejectRefund(deed, { id, version, reasonCode: 'already-refunded', reason: step.reason });
    case 'ask':
      return returnRefund(deed, {
        id,
        version,
        to: 'company',
        reasonCode: 'evidence-missing',
        reason: step.reason,
      });
    case 'send-back':
      return returnRefund(deed, {
        id,
        version,
        to: 'verifier',
        reasonCode: 'amount-differs',
        reason: step.reason,
      });
    case 'desk':
      return assignRefund(deed, { id, desk: 'me' });
    case 'appeal':
      return appealRefund(deed, { id, version, reason: step.reason });
    case 'withdraw':
      return withdrawRefund(deed, { id, version, reason: step.reason });
    case 'comment':
      return commentOnRefund(deed, { id, text: step.text, internal: step.internal });
    case 'answer':
      return answer(deed, claim, step.text);
  }
}

/** Every line as claimed; or, where it is cut, nothing for the last. */
function verifiedLines(claim: RefundDetails, isCut: boolean) {
  const lines = claim.lines.map((line, index) => ({
    lineId: line.id,
    amountVerified:
      isCut && index === claim.lines.length - 1 ? formatMoney(0n) : formatMoney(money(line.amountClaimed)),
  }));
  return { lines, comment: isCut ? 'Customs corrected the last line, so it is not refunded.' : '' };
}

async function answer(deed: Deed, claim: RefundDetails, text: string): Promise<Outcome<RefundDetails>> {
  const document = await attach(deed, 'certificate', 'Addendum to the certificate', 'annexe-certificat.pdf');
  return answerRefund(deed, {
    id: claim.id,
    version: claim.version,
    comment: text,
    lines: claim.lines.map(({ customsLineId, amountClaimed }) => ({ customsLineId, amountClaimed })),
    documentIds: [document],
    applicant: claim.applicant,
    explanation: claim.explanationText ?? '',
    certificateNumber: claim.certificateNumber,
    certifications: { isTrue: true, notClaimedBefore: true, isAuthorised: true },
  });
}
