import type { EventRules } from './eventRule';

/** Events of exemptions. The company gets an email of its own about what it has to do or to know, whatever it has chosen. */
export const EXEMPTION_EVENTS = {
  'exemption-submitted': {
    recipients: ['admin'],
  },
  'exemption-taken-up': {
    recipients: ['admin'],
  },
  'exemption-returned': {
    recipients: ['user'],
    isFixedInApp: true,
  },
  'exemption-answered': {
    recipients: ['admin'],
  },
  'exemption-approved': {
    recipients: ['user', 'admin'],
  },
  'exemption-denied': {
    recipients: ['user', 'admin'],
  },
  'exemption-revoked': {
    recipients: ['user', 'admin'],
  },
  'exemption-withdrawn': {
    recipients: ['admin'],
  },
  'exemption-commented': {
    recipients: ['user', 'admin'],
  },
  'exemption-expired': {
    recipients: ['user'],
  },
  'exemption-renewal-opened': {
    recipients: ['user'],
  },
  'exemption-threshold-passed': {
    recipients: ['user', 'verifier', 'approver', 'admin'],
  },
  'exemption-threshold-due': {
    recipients: ['user', 'admin'],
  },
} as const satisfies EventRules;
