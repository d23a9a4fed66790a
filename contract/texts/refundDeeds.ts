import type { Language } from './sentence';

/** What was done to a claim, as the audit names it. */
export const REFUND_ACTIONS = [
  'refund-submitted',
  'refund-taken-up',
  'refund-verified',
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
  'refund-closed',
] as const;
export type RefundAction = (typeof REFUND_ACTIONS)[number];

const NAMES: Readonly<Record<Language, Readonly<Record<RefundAction, string>>>> = {
  en: {
    'refund-submitted': 'submitted',
    'refund-taken-up': 'taken up for verification',
    'refund-verified': 'verified',
    'refund-returned-to-company': 'returned to the company',
    'refund-returned-to-verifier': 'returned to the verifier',
    'refund-answered': 'answered and sent again',
    'refund-approval-signed': 'signed by a first approver',
    'refund-approved': 'approved',
    'refund-rejected': 'rejected',
    'refund-withdrawn': 'withdrawn',
    'refund-appealed': 'appealed',
    'refund-appeal-granted': 'reopened after an appeal',
    'refund-appeal-dismissed': 'upheld as rejected',
    'refund-payment-issued': 'sent for payment',
    'refund-paid': 'paid',
    'refund-payment-returned': 'reopened, because its payment came back',
    'refund-set-off': 'set off against what the company owes',
    'refund-overpaid': 'found overpaid',
    'refund-repaid': 'paid back by the company',
    'refund-lines-matched': 'matched with lines Customs has sent',
    'refund-line-let-go': 'freed of a line Customs has not sent',
    'refund-closed': 'closed',
  },
  fr: {
    'refund-submitted': 'déposée',
    'refund-taken-up': 'prise en charge pour vérification',
    'refund-verified': 'vérifiée',
    'refund-returned-to-company': 'renvoyée à l’entreprise',
    'refund-returned-to-verifier': 'renvoyée au vérificateur',
    'refund-answered': 'complétée et renvoyée',
    'refund-approval-signed': 'signée par un premier approbateur',
    'refund-approved': 'approuvée',
    'refund-rejected': 'rejetée',
    'refund-withdrawn': 'retirée',
    'refund-appealed': 'contestée',
    'refund-appeal-granted': 'rouverte après contestation',
    'refund-appeal-dismissed': 'maintenue rejetée',
    'refund-payment-issued': 'envoyée au paiement',
    'refund-paid': 'payée',
    'refund-payment-returned': 'rouverte, son paiement étant revenu',
    'refund-set-off': 'compensée avec ce que doit l’entreprise',
    'refund-overpaid': 'constatée payée en trop',
    'refund-repaid': 'rendue par l’entreprise',
    'refund-lines-matched': 'rapprochée de lignes envoyées par la douane',
    'refund-line-let-go': 'libérée d’une ligne que la douane n’a pas envoyée',
    'refund-closed': 'close',
  },
};

export const isRefundAction = (action: string): action is RefundAction =>
  REFUND_ACTIONS.some((known) => known === action);

/** What was done, as a word inside a sentence such as "approved by …". */
export const refundActionName = (language: Language, action: RefundAction): string => NAMES[language][action];
