import type { EventRules } from './eventRule';

/** Events of exemptions. The company gets a mail of its own about what it has to do or to know, whatever it has chosen. */
export const EXEMPTION_EVENTS = {
  'exemption-submitted': {
    hearers: ['admin'],
    name: { en: 'A company applies for an exemption', fr: 'Une entreprise demande une exemption' },
  },
  'exemption-taken-up': {
    hearers: ['admin'],
    name: {
      en: 'Somebody looks at an application for exemption',
      fr: 'Quelqu’un examine une demande d’exemption',
    },
  },
  'exemption-returned': {
    hearers: ['user'],
    isFixedInApp: true,
    name: {
      en: 'An application for exemption needs something from you',
      fr: 'Une demande d’exemption attend quelque chose de vous',
    },
  },
  'exemption-answered': {
    hearers: ['admin'],
    name: {
      en: 'A company has answered on an application for exemption',
      fr: 'Une entreprise a répondu au sujet d’une demande d’exemption',
    },
  },
  'exemption-approved': {
    hearers: ['user', 'admin'],
    name: { en: 'An exemption is granted', fr: 'Une exemption est accordée' },
  },
  'exemption-denied': {
    hearers: ['user', 'admin'],
    name: { en: 'An application for exemption was denied', fr: 'Une demande d’exemption a été refusée' },
  },
  'exemption-revoked': {
    hearers: ['user', 'admin'],
    name: { en: 'A certificate of exemption is revoked', fr: 'Un certificat d’exemption est révoqué' },
  },
  'exemption-withdrawn': {
    hearers: ['admin'],
    name: {
      en: 'A company has withdrawn an application for exemption',
      fr: 'Une entreprise a retiré une demande d’exemption',
    },
  },
  'exemption-commented': {
    hearers: ['user', 'admin'],
    name: { en: 'Somebody comments on an exemption', fr: 'Quelqu’un commente une exemption' },
  },
  'exemption-expired': {
    hearers: ['user'],
    name: { en: 'A certificate of exemption has ended', fr: 'Un certificat d’exemption a pris fin' },
  },
  'exemption-renewal-opened': {
    hearers: ['user'],
    name: {
      en: 'A certificate of exemption can be renewed',
      fr: 'Un certificat d’exemption peut être renouvelé',
    },
  },
  'exemption-threshold-passed': {
    hearers: ['user', 'verifier', 'approver', 'admin'],
    name: {
      en: 'An exempt company has reached the exempt quantity',
      fr: 'Une entreprise exemptée a atteint la quantité exemptée',
    },
  },
  'exemption-threshold-due': {
    hearers: ['user', 'admin'],
    name: {
      en: 'A closed year makes something due beyond the exempt quantity',
      fr: 'Un exercice clos rend un montant dû au-delà de la quantité exemptée',
    },
  },
} as const satisfies EventRules;
