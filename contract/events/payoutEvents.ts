import { COMPANY_SIDE, type EventRules } from './eventRule';

/** How refunds are paid out: runs of payments and the accounts they go to. */
export const PAYOUT_EVENTS = {
  'payment-run-prepared': {
    hearers: ['approver', 'admin'],
    name: { en: 'A payment run waits for its release', fr: 'Un lot de paiements attend sa libération' },
  },
  'payment-run-released': {
    hearers: ['approver', 'admin', 'readonly'],
    name: { en: 'A payment run was released', fr: 'Un lot de paiements a été libéré' },
  },
  'payment-run-cancelled': {
    hearers: ['approver', 'admin', 'readonly'],
    name: { en: 'A payment run was given up', fr: 'Un lot de paiements a été abandonné' },
  },
  'payee-account-changed': {
    hearers: ['user', 'approver', 'admin'],
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: {
      en: 'The account refunds are paid into was changed',
      fr: 'Le compte de versement des remboursements a été changé',
    },
  },
} as const satisfies EventRules;
