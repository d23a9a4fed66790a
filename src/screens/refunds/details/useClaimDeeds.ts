import type { RefundDetails } from '../../../../contract/entities/refund';
import type { REJECT_REASONS, RETURN_REASONS } from '../../../../contract/endpoints/refundDeeds';
import {
  useApproveRefundMutation,
  useCloseRefundMutation,
  useRejectRefundMutation,
  useReturnRefundMutation,
  useTakeUpRefundMutation,
  useVerifyRefundMutation,
  useWithdrawRefundMutation,
} from '../../../api/refunds';
import { useAppealRefundMutation, useHearAppealMutation } from '../../../api/refundReview';
import { useDeedOutcome, type DeedOutcome } from '../../../api/useDeedOutcome';

/** What can be done to a claim. */
export type ClaimDeed =
  | 'takeUp'
  | 'verify'
  | 'returnForInfo'
  | 'returnToVerifier'
  | 'approve'
  | 'signed'
  | 'reject'
  | 'withdraw'
  | 'appeal'
  | 'grantAppeal'
  | 'dismissAppeal'
  | 'setOff'
  | 'repaid'
  | 'answerInfo'
  | 'letGo'
  | 'split'
  | 'close';

type Outcome = DeedOutcome<ClaimDeed>;

/** Deeds after which the same person goes on with the same claim. */
const STAYING: readonly ClaimDeed[] = ['takeUp', 'letGo', 'split', 'setOff', 'repaid'];

/** Whether the deed done last has put the claim into other hands. */
export const isPassedOn = (outcome: Outcome | null): boolean =>
  outcome?.kind === 'done' && !STAYING.includes(outcome.deed);

interface Answer {
  readonly data?: RefundDetails | undefined;
  readonly error?: unknown;
}

/** Null when the deed is done or the claim has moved, else the sentence to show where the deed was asked for. */
type Ending = Promise<string | null>;

export interface ClaimDeeds {
  readonly outcome: Outcome | null;
  readonly forgetOutcome: () => void;
  readonly takeUp: () => Ending;
  readonly verify: (lines: { lineId: string; amountVerified: string }[], comment: string) => Ending;
  readonly returnTo: (
    to: 'company' | 'verifier',
    reasonCode: (typeof RETURN_REASONS)[number],
    reason: string,
  ) => Ending;
  readonly reject: (reasonCode: (typeof REJECT_REASONS)[number], reason: string) => Ending;
  readonly approve: (amountApproved: string) => Ending;
  readonly withdraw: (reason: string) => Ending;
  readonly appeal: (reason: string) => Ending;
  readonly close: (reason: string) => Ending;
  readonly hearAppeal: (outcome: 'granted' | 'dismissed', reason: string) => Ending;
  /** Shows how a deed done elsewhere on the page ended. */
  readonly settle: (answer: Answer, deed: ClaimDeed) => string | null;
  /** The key to send some content under, the same for the same content (H11). */
  readonly keyOf: (content: unknown) => string;
}

/** The deeds on a claim, each on the version on screen. */
export function useClaimDeeds(
  claim: RefundDetails,
  onSeen: (version: number) => void,
  onReload: () => void,
): ClaimDeeds {
  const { outcome, forgetOutcome, keyOf, settle } = useDeedOutcome<ClaimDeed, RefundDetails>({
    id: claim.id,
    onSeen,
    onReload,
  });
  const [takeUp] = useTakeUpRefundMutation();
  const [verify] = useVerifyRefundMutation();
  const [returnRefund] = useReturnRefundMutation();
  const [reject] = useRejectRefundMutation();
  const [approve] = useApproveRefundMutation();
  const [withdraw] = useWithdrawRefundMutation();
  const [appeal] = useAppealRefundMutation();
  const [close] = useCloseRefundMutation();
  const [hearAppeal] = useHearAppealMutation();
  const { version } = claim;
  const params = { id: claim.id };

  return {
    outcome,
    forgetOutcome,
    keyOf,
    settle,
    takeUp: async () => settle(await takeUp({ params, body: { version } }), 'takeUp'),
    verify: async (lines, comment) => {
      const body = { version, lines, comment };
      return settle(await verify({ params, body, idempotencyKey: keyOf(['verify', body]) }), 'verify');
    },
    returnTo: async (to, reasonCode, reason) => {
      const body = { version, to, reasonCode, reason };
      const deed = to === 'company' ? 'returnForInfo' : 'returnToVerifier';
      return settle(await returnRefund({ params, body, idempotencyKey: keyOf(['return', body]) }), deed);
    },
    reject: async (reasonCode, reason) => {
      const body = { version, reasonCode, reason };
      return settle(await reject({ params, body, idempotencyKey: keyOf(['reject', body]) }), 'reject');
    },
    approve: async (amountApproved) => {
      const body = { version, amountApproved, comment: '' };
      const answer = await approve({ params, body, idempotencyKey: keyOf(['approve', body]) });
      // The first of two signatures leaves the claim verified.
      return settle(answer, ({ status }) => (status === 'Verified' ? 'signed' : 'approve'));
    },
    withdraw: async (reason) => {
      const body = { version, reason };
      return settle(await withdraw({ params, body, idempotencyKey: keyOf(['withdraw', body]) }), 'withdraw');
    },
    appeal: async (reason) => {
      const body = { version, reason };
      return settle(await appeal({ params, body, idempotencyKey: keyOf(['appeal', body]) }), 'appeal');
    },
    close: async (reason) => settle(await close({ params, body: { version, reason } }), 'close'),
    hearAppeal: async (outcome, reason) => {
      const body = { version, outcome, reason };
      const answer = await hearAppeal({ params, body, idempotencyKey: keyOf(['hear', body]) });
      return settle(answer, outcome === 'granted' ? 'grantAppeal' : 'dismissAppeal');
    },
  };
}
