import type { ExemptionKind, ExemptionStatus } from '../../domain/exemption';
import type { Language } from './sentence';

const STATUSES: Readonly<Record<Language, Readonly<Record<ExemptionStatus, string>>>> = {
  en: {
    Draft: 'draft',
    Submitted: 'submitted',
    InReview: 'in review',
    MoreInfo: 'waiting for the company’s answer',
    Approved: 'granted',
    Denied: 'denied',
    Expired: 'ended',
    Revoked: 'revoked',
    Withdrawn: 'withdrawn',
  },
  fr: {
    Draft: 'brouillon',
    Submitted: 'déposée',
    InReview: 'en examen',
    MoreInfo: 'en attente d’une réponse de l’entreprise',
    Approved: 'accordée',
    Denied: 'refusée',
    Expired: 'terminée',
    Revoked: 'révoquée',
    Withdrawn: 'retirée',
  },
};

/** The status of an application as a word inside a sentence. */
export const exemptionStatusName = (language: Language, status: ExemptionStatus): string =>
  STATUSES[language][status];

const KINDS: Readonly<Record<Language, Readonly<Record<ExemptionKind, string>>>> = {
  en: { SMALL_VOLUME: 'small volume', ORGANIC: 'organic', EXPORT: 'export' },
  fr: { SMALL_VOLUME: 'petit volume', ORGANIC: 'biologique', EXPORT: 'exportation' },
};

export const exemptionKindName = (language: Language, kind: ExemptionKind): string => KINDS[language][kind];

/** What was done to an application, as the audit names it. */
export const EXEMPTION_ACTIONS = [
  'exemption-submitted',
  'exemption-taken-up',
  'exemption-returned',
  'exemption-answered',
  'exemption-approved',
  'exemption-denied',
  'exemption-revoked',
  'exemption-withdrawn',
  'exemption-expired',
  'exemption-renewal-opened',
  'exemption-threshold-passed',
  'exemption-threshold-due',
] as const;
export type ExemptionAction = (typeof EXEMPTION_ACTIONS)[number];

const ACTIONS: Readonly<Record<Language, Readonly<Record<ExemptionAction, string>>>> = {
  en: {
    'exemption-submitted': 'submitted',
    'exemption-taken-up': 'taken up',
    'exemption-returned': 'returned with a question',
    'exemption-answered': 'answered and sent again',
    'exemption-approved': 'granted',
    'exemption-denied': 'denied',
    'exemption-revoked': 'revoked',
    'exemption-withdrawn': 'withdrawn',
    'exemption-expired': 'ended',
    'exemption-renewal-opened': 'opened for renewal',
    'exemption-threshold-passed': 'marked as past the exempt quantity',
    'exemption-threshold-due': 'charged for the closed year',
  },
  fr: {
    'exemption-submitted': 'déposée',
    'exemption-taken-up': 'prise en charge',
    'exemption-returned': 'renvoyée avec une question',
    'exemption-answered': 'complétée et renvoyée',
    'exemption-approved': 'accordée',
    'exemption-denied': 'refusée',
    'exemption-revoked': 'révoquée',
    'exemption-withdrawn': 'retirée',
    'exemption-expired': 'terminée',
    'exemption-renewal-opened': 'ouverte au renouvellement',
    'exemption-threshold-passed': 'marquée comme dépassant la quantité exemptée',
    'exemption-threshold-due': 'facturée pour l’exercice clos',
  },
};

export const isExemptionAction = (action: string): action is ExemptionAction =>
  EXEMPTION_ACTIONS.some((known) => known === action);

/** What was done, as a word inside a sentence such as "granted by …". */
export const exemptionActionName = (language: Language, action: ExemptionAction): string =>
  ACTIONS[language][action];

const RULES: Readonly<Record<Language, Readonly<Record<'FIRST_QUANTITY' | 'ALL_OR_NOTHING', string>>>> = {
  en: {
    FIRST_QUANTITY:
      'What was neither assessed nor collected by Customs beyond that quantity is due by {{due:date}}. Reports are due as usual.',
    ALL_OR_NOTHING:
      'The whole quantity of the year is due, reports of all its periods are to be filed, and refunds stop for the year. What is still open at its end is due by {{due:date}}.',
  },
  fr: {
    FIRST_QUANTITY:
      'Ce qui, au-delà de cette quantité, n’a été ni cotisé ni perçu par les douanes est dû au plus tard le {{due:date}}. Les déclarations restent dues comme d’habitude.',
    ALL_OR_NOTHING:
      'Toute la quantité de l’exercice est due, les déclarations de toutes ses périodes sont à déposer et les remboursements cessent pour l’exercice. Ce qui reste ouvert à sa fin est dû au plus tard le {{due:date}}.',
  },
};

/** What passing the exempt quantity means under the program's rule, with the place `due`. */
export const thresholdRule = (language: Language, mode: 'FIRST_QUANTITY' | 'ALL_OR_NOTHING'): string =>
  RULES[language][mode];
