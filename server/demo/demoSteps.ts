import type { RefundDetails } from '../../contract/entities/refund';
import { addDays, type CalendarDate } from '../../domain/calendarDate';
import { formatMoney, money } from '../../domain/money';
import type { Outcome } from '../failure';
import type { RequestContext } from '../modules/identity/requestContext';
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
import { actionIn, type DemoEvent } from './demoEvents';
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
        const ctx = actionIn(scene, step.by, at);
        const claim = await presentRefund(scene.tx, ctx, claimId);
        succeeded(await take(step, ctx, claim), `${step.kind} of ${claim.number}`);
        return stepEvents(claimId, rest, on);
      },
    },
  ];
}

async function take(
  step: ClaimStep,
  ctx: RequestContext,
  claim: RefundDetails,
): Promise<Outcome<RefundDetails>> {
  const { id, version } = claim;
  switch (step.kind) {
    case 'take-up':
      return takeUpRefund(ctx, { id, version });
    case 'verify':
      return verifyRefund(ctx, { id, version, ...verifiedLines(claim, step.cut === true) });
    case 'approve':
      return approveRefund(ctx, {
        id,
        version,
        amountApproved: claim.amountVerified ?? '0.00',
        comment: '',
      });
    case 'reject':
      return rejectRefund(ctx, { id, version, reasonCode: 'already-refunded', reason: step.reason });
    case 'ask':
      return returnRefund(ctx, {
        id,
        version,
        to: 'company',
        reasonCode: 'evidence-missing',
        reason: step.reason,
      });
    case 'send-back':
      return returnRefund(ctx, {
        id,
        version,
        to: 'verifier',
        reasonCode: 'amount-differs',
        reason: step.reason,
      });
    case 'assignee':
      return assignRefund(ctx, { id, assignee: 'me' });
    case 'appeal':
      return appealRefund(ctx, { id, version, reason: step.reason });
    case 'withdraw':
      return withdrawRefund(ctx, { id, version, reason: step.reason });
    case 'comment':
      return commentOnRefund(ctx, { id, text: step.text, internal: step.internal });
    case 'answer':
      return answer(ctx, claim, step.text);
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

async function answer(
  ctx: RequestContext,
  claim: RefundDetails,
  text: string,
): Promise<Outcome<RefundDetails>> {
  const document = await attach(ctx, 'certificate', 'Addendum to the certificate', 'annexe-certificat.pdf');
  return answerRefund(ctx, {
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
