import { BOARD_SIDE, COMPANY_SIDE, type EventRules } from './eventRule';

/** What happens to refund claims, from their filing to the money’s arrival. */
export const REFUND_EVENTS = {
  'refund-submitted': {
    recipients: ['verifier', 'admin'],
  },
  'refund-taken-up': {
    recipients: ['verifier', 'admin'],
  },
  'refund-verified': {
    recipients: ['approver', 'admin'],
  },
  'refund-sent-back': {
    recipients: ['verifier', 'admin'],
  },
  'refund-returned': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
  },
  'refund-answered': {
    recipients: ['verifier', 'admin'],
  },
  'refund-signed': {
    recipients: ['approver', 'admin'],
  },
  'refund-approved': {
    recipients: ['user', ...BOARD_SIDE],
    mailed: COMPANY_SIDE,
  },
  'refund-rejected': {
    recipients: ['user', ...BOARD_SIDE],
    mailed: COMPANY_SIDE,
  },
  'refund-withdrawn': {
    recipients: ['verifier', 'approver', 'admin'],
  },
  'refund-commented': {
    recipients: ['user', ...BOARD_SIDE],
  },
  'refund-appealed': {
    recipients: ['approver', 'admin'],
  },
  'refund-appeal-granted': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
  },
  'refund-appeal-dismissed': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
  },
  'refund-payment-issued': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
  },
  'refund-paid': {
    recipients: COMPANY_SIDE,
  },
  'refund-payment-returned': {
    recipients: ['user', 'approver', 'admin'],
    mailed: COMPANY_SIDE,
  },
  'refund-lines-matched': {
    recipients: ['user', 'verifier', 'admin'],
  },
  'refund-split-off': {
    recipients: ['user', 'verifier', 'admin'],
  },
  'refund-line-let-go': {
    recipients: ['user', 'verifier', 'admin'],
  },
  'refund-set-off': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
  },
  'refund-overpaid': {
    recipients: ['user', 'approver', 'admin'],
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
  },
  'refund-claimable': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
  },
  'refund-deadline-near': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
  },
} as const satisfies EventRules;
