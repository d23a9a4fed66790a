import type { EventRules } from './eventRule';

/** Companies and the changes they ask for. */
export const COMPANY_EVENTS = {
  'company-change-asked': {
    hearers: ['admin'],
    name: { en: 'A company asks for a change of its record', fr: 'Une entreprise demande une modification' },
  },
  'company-change-accepted': {
    hearers: ['user'],
    mailed: ['user'],
    name: { en: 'A change asked for was made', fr: 'Une modification demandée a été faite' },
  },
  'company-change-refused': {
    hearers: ['user'],
    mailed: ['user'],
    name: { en: 'A change asked for was refused', fr: 'Une modification demandée a été refusée' },
  },
  'company-merged': {
    hearers: ['user', 'admin'],
    mailed: ['user'],
    name: { en: 'Companies were merged', fr: 'Des entreprises ont été fusionnées' },
  },
} as const satisfies EventRules;
