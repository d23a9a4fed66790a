import type { RefundDetails } from '../../../contract/entities/refund';
import type { Actor, Decision } from '../../../domain/permissions';
import {
  mayAnswerRefundInfo,
  mayAppealRefund,
  mayCloseRefund,
  mayApproveRefund,
  mayHearAppeal,
  mayRejectRefund,
  mayReturnRefundForInfo,
  mayReturnRefundToVerifier,
  maySetOffRefund,
  mayTakeUpRefund,
  mayVerifyRefund,
  mayWithdrawRefund,
  type RefundSubject,
} from '../../../domain/refundPermissions';
import { moveRefund, type RefundDeed, type RefundStanding } from '../../../domain/refundStates';

type Subject = RefundSubject & { readonly isVerified: boolean };
type Policy = (actor: Actor, subject: Subject) => Decision;

/** The deeds a claim's screen offers, each with the policy its use case asks. */
const OFFERED = {
  takeUp: mayTakeUpRefund,
  verify: mayVerifyRefund,
  returnForInfo: mayReturnRefundForInfo,
  answerInfo: mayAnswerRefundInfo,
  approve: mayApproveRefund,
  returnToVerifier: mayReturnRefundToVerifier,
  reject: mayRejectRefund,
  withdraw: mayWithdrawRefund,
  appeal: mayAppealRefund,
  grantAppeal: mayHearAppeal,
  dismissAppeal: mayHearAppeal,
  offset: maySetOffRefund,
  close: mayCloseRefund,
} as const satisfies Partial<Record<RefundDeed, Policy>>;

type OfferedDeed = keyof typeof OFFERED;
const ORDER = Object.keys(OFFERED).filter((deed): deed is OfferedDeed => Object.hasOwn(OFFERED, deed));

/** What may be done to a claim in its present state, by this reader or, with the reason, by somebody else. */
export const possibleRefundDeeds = (
  actor: Actor,
  subject: Subject,
  standing: RefundStanding,
): RefundDetails['deeds'] =>
  ORDER.filter((deed) => moveRefund(standing, deed).ok).map((deed) => {
    const decision = OFFERED[deed](actor, subject);
    return decision.allowed
      ? { deed, allowed: true, reason: null, whoCould: [] }
      : { deed, allowed: false, reason: decision.reason, whoCould: [...decision.whoCould] };
  });
