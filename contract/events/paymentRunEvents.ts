import { COMPANY_SIDE, type EventRules } from './eventRule';

/** How refunds are paid out: runs of payments and the accounts they go to. */
export const PAYOUT_EVENTS = {
  'payment-run-prepared': {
    recipients: ['approver', 'admin'],
    name: { en: 'A payment run is ready to release', fr: 'Un lot de paiements est prêt à libérer' },
  },
  'payment-run-released': {
    recipients: ['approver', 'admin', 'readonly'],
    name: { en: 'A payment run was released', fr: 'Un lot de paiements a été libéré' },
  },
  'payment-run-cancelled': {
    recipients: ['approver', 'admin', 'readonly'],
    name: { en: 'A payment run was canceled', fr: 'Un lot de paiements a été annulé' },
  },
  'payee-account-changed': {
    recipients: ['user', 'approver', 'admin'],
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: {
      en: 'The bank account for refunds was changed',
      fr: 'Le compte bancaire pour les remboursements a été changé',
    },
  },
} as const satisfies EventRules;
