import type { EventRules } from './eventRule';

/** How refunds are paid out: runs of payments and the accounts they go to. */
export const PAYMENT_RUN_EVENTS = {
  'payment-run-prepared': {
    recipients: ['approver', 'admin'],
  },
  'payment-run-released': {
    recipients: ['approver', 'admin', 'readonly'],
  },
  'payment-run-cancelled': {
    recipients: ['approver', 'admin', 'readonly'],
  },
  'payee-account-changed': {
    recipients: ['user', 'approver', 'admin'],
    isFixedInApp: true,
  },
} as const satisfies EventRules;
