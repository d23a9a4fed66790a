import { COMPANY_SIDE, type EventRules } from './eventRule';

/** Reports, what is owed on them and what was paid. */
export const REPORT_EVENTS = {
  'report-submitted': {
    hearers: ['admin'],
    name: { en: 'A company has sent a report', fr: 'Une entreprise a envoyé une déclaration' },
  },
  'report-amended': {
    hearers: ['admin'],
    name: {
      en: 'A company asks to amend a report',
      fr: 'Une entreprise demande à modifier une déclaration',
    },
  },
  'report-accepted': {
    hearers: COMPANY_SIDE,
    name: { en: 'A report is accepted', fr: 'Une déclaration est acceptée' },
  },
  'report-returned': {
    hearers: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: { en: 'A report needs a correction', fr: 'Une déclaration doit être corrigée' },
  },
  'report-voided': {
    hearers: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: { en: 'A report was voided', fr: 'Une déclaration a été invalidée' },
  },
  'report-written-off': {
    hearers: COMPANY_SIDE,
    name: { en: 'An amount owed was written off', fr: 'Un montant dû a été passé en perte' },
  },
  'correction-waiting': {
    hearers: ['admin'],
    isFixedInApp: true,
    name: {
      en: 'A write-off or a voiding waits for a second person',
      fr: 'Un passage en perte ou une invalidation attend une seconde personne',
    },
  },
  'payment-received': {
    hearers: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    name: { en: 'A payment has arrived', fr: 'Un paiement est arrivé' },
  },
} as const satisfies EventRules;
