import type { RefundDetails } from '../../../../contract/entities/refund';
import type { REJECT_REASONS, RETURN_REASONS } from '../../../../contract/endpoints/refunds/actions';
import {
  useApproveRefundMutation,
  useCloseRefundMutation,
  useRejectRefundMutation,
  useReturnRefundMutation,
  useTakeUpRefundMutation,
  useVerifyRefundMutation,
  useWithdrawRefundMutation,
} from '../../../api/refunds/claims';
import { useAppealRefundMutation, useDecideAppealMutation } from '../../../api/refunds/review';
import type { Deliver } from '../../../api/base/useSendOnce';
import { useActionOutcome, type ActionOutcome } from '../../../api/base/useActionOutcome';

/** What can be done to a claim. */
export type ClaimAction =
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
  | 'offset'
  | 'repaid'
  | 'answerInfo'
  | 'drop'
  | 'split'
  | 'close';

type Outcome = ActionOutcome<ClaimAction>;

/** Actions after which the same person goes on with the same claim. */
const STAYING: readonly ClaimAction[] = ['takeUp', 'drop', 'split', 'offset', 'repaid'];

/** Whether an action leaves the claim, and what has been checked of it, to the same person. */
export const isStaying = (action: ClaimAction): boolean => STAYING.includes(action);

/** Actions that decide a claim, after which its reader goes on with the next one. */
const DECIDING = ['approve', 'signed', 'reject'] as const;
export type Decision = (typeof DECIDING)[number];

/** The decision that an action is; undefined for any other action. */
export const decisionOf = (action: ClaimAction): Decision | undefined =>
  DECIDING.find((decision) => decision === action);

/** Whether the action done last has put the claim into other hands. */
export const isPassedOn = (outcome: Outcome | null): boolean =>
  outcome?.kind === 'done' && !isStaying(outcome.action);

interface Answer {
  readonly data?: RefundDetails | undefined;
  readonly error?: unknown;
}

/** Null when the action is done or the claim has moved, else the sentence to show where the action was asked for. */
type Ending = Promise<string | null>;

export interface ClaimActions {
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
  readonly decideAppeal: (outcome: 'granted' | 'dismissed', reason: string) => Ending;
  /** Shows how an action done elsewhere on the page ended. */
  readonly settle: (answer: Answer, action: ClaimAction) => string | null;
  /** Sends what must count once (H11). */
  readonly deliver: Deliver;
}

/** The actions on a claim, each on the version on screen. */
export function useClaimActions(
  claim: RefundDetails,
  onSeen: (version: number, action: ClaimAction) => void,
  onReload: () => void,
  onVerified: (claim: RefundDetails) => void = () => undefined,
): ClaimActions {
  const { outcome, forgetOutcome, deliver, settle } = useActionOutcome<ClaimAction, RefundDetails>({
    kind: 'claim',
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
  const [decideAppeal] = useDecideAppealMutation();
  const { version } = claim;
  const params = { id: claim.id };

  return {
    outcome,
    forgetOutcome,
    deliver,
    settle,
    takeUp: async () => settle(await takeUp({ params, body: { version } }), 'takeUp'),
    verify: async (lines, comment) => {
      const body = { version, lines, comment };
      const answer = await deliver(['verify', body], (idempotencyKey) =>
        verify({ params, body, idempotencyKey }),
      );
      if (answer.data === undefined) return settle(answer, 'verify');
      // Reported with its undo, which outlives this page.
      onSeen(answer.data.version, 'verify');
      onVerified(answer.data);
      return null;
    },
    returnTo: async (to, reasonCode, reason) => {
      const body = { version, to, reasonCode, reason };
      const action = to === 'company' ? 'returnForInfo' : 'returnToVerifier';
      return settle(
        await deliver(['return', body], (idempotencyKey) => returnRefund({ params, body, idempotencyKey })),
        action,
      );
    },
    reject: async (reasonCode, reason) => {
      const body = { version, reasonCode, reason };
      return settle(
        await deliver(['reject', body], (idempotencyKey) => reject({ params, body, idempotencyKey })),
        'reject',
      );
    },
    approve: async (amountApproved) => {
      const body = { version, amountApproved, comment: '' };
      const answer = await deliver(['approve', body], (idempotencyKey) =>
        approve({ params, body, idempotencyKey }),
      );
      // The first of two signatures leaves the claim verified.
      return settle(answer, ({ status }) => (status === 'Verified' ? 'signed' : 'approve'));
    },
    withdraw: async (reason) => {
      const body = { version, reason };
      return settle(
        await deliver(['withdraw', body], (idempotencyKey) => withdraw({ params, body, idempotencyKey })),
        'withdraw',
      );
    },
    appeal: async (reason) => {
      const body = { version, reason };
      return settle(
        await deliver(['appeal', body], (idempotencyKey) => appeal({ params, body, idempotencyKey })),
        'appeal',
      );
    },
    close: async (reason) => settle(await close({ params, body: { version, reason } }), 'close'),
    decideAppeal: async (outcome, reason) => {
      const body = { version, outcome, reason };
      const answer = await deliver(['hear', body], (idempotencyKey) =>
        decideAppeal({ params, body, idempotencyKey }),
      );
      return settle(answer, outcome === 'granted' ? 'grantAppeal' : 'dismissAppeal');
    },
  };
}
