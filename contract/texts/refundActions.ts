import en from './en/refundActions.json';
import fr from './fr/refundActions.json';
import type { Language } from './sentence';

/** What was done to a claim, as the audit names it. */
export const REFUND_ACTIONS = [
  'refund-submitted',
  'refund-taken-up',
  'refund-verified',
  'refund-verification-undone',
  'refund-reason-changed',
  'refund-returned-to-company',
  'refund-returned-to-verifier',
  'refund-answered',
  'refund-approval-signed',
  'refund-approved',
  'refund-rejected',
  'refund-withdrawn',
  'refund-appealed',
  'refund-appeal-granted',
  'refund-appeal-dismissed',
  'refund-payment-issued',
  'refund-paid',
  'refund-payment-returned',
  'refund-set-off',
  'refund-overpaid',
  'refund-repaid',
  'refund-lines-matched',
  'refund-line-let-go',
  'refund-lines-split',
  'refund-split-off',
  'refund-closed',
] as const;
export type RefundAction = (typeof REFUND_ACTIONS)[number];

const NAMES: Readonly<Record<Language, Readonly<Record<RefundAction, string>>>> = { en, fr };

export const isRefundAction = (action: string): action is RefundAction =>
  REFUND_ACTIONS.some((known) => known === action);

/** What was done, as words inside a sentence such as "approved by …". */
export const refundActionName = (language: Language, action: RefundAction): string => NAMES[language][action];
