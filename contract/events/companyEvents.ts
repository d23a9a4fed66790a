import type { EventRules } from './eventRule';

/** Companies and the changes they ask for. */
export const COMPANY_EVENTS = {
  'company-change-asked': {
    recipients: ['admin'],
    name: { en: 'A company requested a change', fr: 'Une entreprise a demandé un changement' },
  },
  'company-change-accepted': {
    recipients: ['user'],
    mailed: ['user'],
    name: { en: 'Your change request was accepted', fr: 'Votre demande de changement a été acceptée' },
  },
  'company-change-refused': {
    recipients: ['user'],
    mailed: ['user'],
    name: { en: 'Your change request was refused', fr: 'Votre demande de changement a été refusée' },
  },
  'company-merged': {
    recipients: ['user', 'admin'],
    mailed: ['user'],
    name: { en: 'Companies were merged', fr: 'Des entreprises ont été fusionnées' },
  },
} as const satisfies EventRules;
