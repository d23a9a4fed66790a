import type { EventRules } from './eventRule';

/** Companies and the changes they ask for. */
export const COMPANY_EVENTS = {
  'company-change-asked': {
    recipients: ['admin'],
  },
  'company-change-accepted': {
    recipients: ['user'],
    mailed: ['user'],
  },
  'company-change-refused': {
    recipients: ['user'],
    mailed: ['user'],
  },
  'claim-ready-to-sign': {
    recipients: ['user'],
    mailed: ['user'],
  },
  'claim-draft-returned': {
    recipients: ['user'],
    mailed: ['user'],
  },
  'application-ready-to-sign': {
    recipients: ['user'],
    mailed: ['user'],
  },
  'application-draft-returned': {
    recipients: ['user'],
    mailed: ['user'],
  },
  'company-people-changed': {
    recipients: ['user'],
    mailed: ['user'],
  },
  'company-merged': {
    recipients: ['user'],
    mailed: ['user'],
  },
} as const satisfies EventRules;
