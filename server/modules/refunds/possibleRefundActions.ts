import type { RefundDetails } from '../../../contract/entities/refund';
import type { Actor, Decision } from '../../../domain/permissions';
import {
  mayAnswerRefundInfo,
  mayAppealRefund,
  mayCloseRefund,
  mayApproveRefund,
  mayDecideAppeal,
  mayRejectRefund,
  mayReturnRefundForInfo,
  mayReturnRefundToVerifier,
  mayOffsetRefund,
  mayTakeUpRefund,
  mayVerifyRefund,
  mayWithdrawRefund,
  type RefundSubject,
} from '../../../domain/refundPermissions';
import { moveRefund, type RefundAction, type RefundStanding } from '../../../domain/refundStates';

type Subject = RefundSubject & { readonly isVerified: boolean };
type Policy = (actor: Actor, subject: Subject) => Decision;

/** The actions a claim's screen offers, each with the policy its use case asks. */
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
  grantAppeal: mayDecideAppeal,
  dismissAppeal: mayDecideAppeal,
  offset: mayOffsetRefund,
  close: mayCloseRefund,
} as const satisfies Partial<Record<RefundAction, Policy>>;

type OfferedAction = keyof typeof OFFERED;
const ORDER = Object.keys(OFFERED).filter((action): action is OfferedAction =>
  Object.hasOwn(OFFERED, action),
);

/** What may be done to a claim in its present state, by this reader or, with the reason, by somebody else. */
export const possibleRefundActions = (
  actor: Actor,
  subject: Subject,
  standing: RefundStanding,
): RefundDetails['actions'] =>
  ORDER.filter((action) => moveRefund(standing, action).ok).map((action) => {
    const decision = OFFERED[action](actor, subject);
    return decision.allowed
      ? { action, allowed: true, reason: null, whoCould: [] }
      : { action, allowed: false, reason: decision.reason, whoCould: [...decision.whoCould] };
  });
