import { COMPANY_SIDE, type EventRules } from './eventRule';

/** Reports, what is owed on them and what was paid. */
export const REPORT_EVENTS = {
  'report-submitted': {
    recipients: ['admin'],
  },
  'report-amended': {
    recipients: ['admin'],
  },
  'report-accepted': {
    recipients: COMPANY_SIDE,
  },
  'report-returned': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
  },
  'report-voided': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
  },
  'report-written-off': {
    recipients: COMPANY_SIDE,
  },
  'report-due-soon': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
  },
  'correction-waiting': {
    recipients: ['admin'],
    isFixedInApp: true,
  },
  'card-return-recorded': {
    recipients: ['admin'],
    mailed: ['admin'],
    isFixedInApp: true,
  },
  'card-payment-returned': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
  },
  'card-payment-restored': {
    recipients: COMPANY_SIDE,
  },
  'payment-received': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
  },
} as const satisfies EventRules;
