import { COMPANY_SIDE, type EventRules } from './eventRule';

/** Reports, what is owed on them and what was paid. */
export const REPORT_EVENTS = {
  'report-submitted': {
    recipients: ['admin'],
    name: { en: 'A company submitted a report', fr: 'Une entreprise a envoyé une déclaration' },
  },
  'report-amended': {
    recipients: ['admin'],
    name: {
      en: 'A company submitted an amended report',
      fr: 'Une entreprise a envoyé une déclaration modifiée',
    },
  },
  'report-accepted': {
    recipients: COMPANY_SIDE,
    name: { en: 'A report was accepted', fr: 'Une déclaration a été acceptée' },
  },
  'report-returned': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: { en: 'A report needs a correction', fr: 'Une déclaration doit être corrigée' },
  },
  'report-voided': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: { en: 'A report was voided', fr: 'Une déclaration a été invalidée' },
  },
  'report-written-off': {
    recipients: COMPANY_SIDE,
    name: { en: 'An amount you owed was written off', fr: 'Un montant dû a été radié' },
  },
  'correction-waiting': {
    recipients: ['admin'],
    isFixedInApp: true,
    name: {
      en: 'A write-off or void needs a second approval',
      fr: 'Une radiation ou une invalidation exige une seconde approbation',
    },
  },
  'payment-received': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    name: { en: 'We received your payment', fr: 'Nous avons reçu votre paiement' },
  },
} as const satisfies EventRules;
