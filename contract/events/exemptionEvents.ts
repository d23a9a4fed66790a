import type { EventRules } from './eventRule';

/** Events of exemptions. The company gets an email of its own about what it has to do or to know, whatever it has chosen. */
export const EXEMPTION_EVENTS = {
  'exemption-submitted': {
    recipients: ['admin'],
    name: { en: 'A company applied for an exemption', fr: 'Une entreprise a demandé une exemption' },
  },
  'exemption-taken-up': {
    recipients: ['admin'],
    name: {
      en: 'Review of an exemption application started',
      fr: 'L’examen d’une demande d’exemption a commencé',
    },
  },
  'exemption-returned': {
    recipients: ['user'],
    isFixedInApp: true,
    name: {
      en: 'An exemption application needs your answer',
      fr: 'Une demande d’exemption attend votre réponse',
    },
  },
  'exemption-answered': {
    recipients: ['admin'],
    name: {
      en: 'A company answered about an exemption application',
      fr: 'Une entreprise a répondu au sujet d’une demande d’exemption',
    },
  },
  'exemption-approved': {
    recipients: ['user', 'admin'],
    name: { en: 'An exemption was granted', fr: 'Une exemption a été accordée' },
  },
  'exemption-denied': {
    recipients: ['user', 'admin'],
    name: { en: 'An exemption application was denied', fr: 'Une demande d’exemption a été refusée' },
  },
  'exemption-revoked': {
    recipients: ['user', 'admin'],
    name: { en: 'A certificate of exemption was revoked', fr: 'Un certificat d’exemption a été révoqué' },
  },
  'exemption-withdrawn': {
    recipients: ['admin'],
    name: {
      en: 'A company withdrew an exemption application',
      fr: 'Une entreprise a retiré une demande d’exemption',
    },
  },
  'exemption-commented': {
    recipients: ['user', 'admin'],
    name: { en: 'New comment on an exemption', fr: 'Nouveau commentaire sur une exemption' },
  },
  'exemption-expired': {
    recipients: ['user'],
    name: { en: 'A certificate of exemption expired', fr: 'Un certificat d’exemption a expiré' },
  },
  'exemption-renewal-opened': {
    recipients: ['user'],
    name: {
      en: 'A certificate of exemption can be renewed',
      fr: 'Un certificat d’exemption peut être renouvelé',
    },
  },
  'exemption-threshold-passed': {
    recipients: ['user', 'verifier', 'approver', 'admin'],
    name: {
      en: 'An exempt company reached the exempt quantity',
      fr: 'Une entreprise exemptée a atteint la quantité exemptée',
    },
  },
  'exemption-threshold-due': {
    recipients: ['user', 'admin'],
    name: {
      en: 'An amount is due for quantity over the exempt quantity',
      fr: 'Un montant est dû pour la quantité au-delà de la quantité exemptée',
    },
  },
} as const satisfies EventRules;
