import type { ExemptionKind, ExemptionStatus } from '../../domain/exemption';
import type { Language } from './sentence';

const STATUSES: Readonly<Record<Language, Readonly<Record<ExemptionStatus, string>>>> = {
  en: {
    Draft: 'draft',
    Submitted: 'submitted',
    InReview: 'in review',
    MoreInfo: 'returned to the company',
    Approved: 'approved',
    Denied: 'denied',
    Expired: 'expired',
    Revoked: 'revoked',
    Withdrawn: 'withdrawn',
  },
  fr: {
    Draft: 'brouillon',
    Submitted: 'déposée',
    InReview: 'à l’examen',
    MoreInfo: 'renvoyée à l’entreprise',
    Approved: 'approuvée',
    Denied: 'refusée',
    Expired: 'expirée',
    Revoked: 'révoquée',
    Withdrawn: 'retirée',
  },
};

/** The status of an application as a word inside a sentence. */
export const exemptionStatusName = (language: Language, status: ExemptionStatus): string =>
  STATUSES[language][status];

const KINDS: Readonly<Record<Language, Readonly<Record<ExemptionKind, string>>>> = {
  en: { SMALL_VOLUME: 'small volume', ORGANIC: 'certified organic', EXPORT: 'export' },
  fr: { SMALL_VOLUME: 'petit volume', ORGANIC: 'certifié biologique', EXPORT: 'exportation' },
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
    'exemption-taken-up': 'taken into review',
    'exemption-returned': 'returned to the company',
    'exemption-answered': 'answered',
    'exemption-approved': 'approved',
    'exemption-denied': 'denied',
    'exemption-revoked': 'revoked',
    'exemption-withdrawn': 'withdrawn',
    'exemption-expired': 'expired',
    'exemption-renewal-opened': 'opened for renewal',
    'exemption-threshold-passed': 'marked as over the exempt quantity',
    'exemption-threshold-due': 'charged for the closed year',
  },
  fr: {
    'exemption-submitted': 'déposée',
    'exemption-taken-up': 'mise à l’examen',
    'exemption-returned': 'renvoyée à l’entreprise',
    'exemption-answered': 'répondue',
    'exemption-approved': 'approuvée',
    'exemption-denied': 'refusée',
    'exemption-revoked': 'révoquée',
    'exemption-withdrawn': 'retirée',
    'exemption-expired': 'expirée',
    'exemption-renewal-opened': 'ouverte au renouvellement',
    'exemption-threshold-passed': 'marquée comme dépassant la quantité exemptée',
    'exemption-threshold-due': 'facturée pour l’exercice clos',
  },
};

export const isExemptionAction = (action: string): action is ExemptionAction =>
  EXEMPTION_ACTIONS.some((known) => known === action);

/** What was done, as a word inside a sentence such as "approved by …". */
export const exemptionActionName = (language: Language, action: ExemptionAction): string =>
  ACTIONS[language][action];

const RULES: Readonly<Record<Language, Readonly<Record<'FIRST_QUANTITY' | 'ALL_OR_NOTHING', string>>>> = {
  en: {
    FIRST_QUANTITY:
      'Any quantity above it that was not assessed or collected by Customs is due by {{due:date}}. Reports are due as usual.',
    ALL_OR_NOTHING:
      'You now owe the assessment on the whole quantity of the year. File reports for all periods of the year. Refunds stop for the year. Any amount still unpaid at year-end is due by {{due:date}}.',
  },
  fr: {
    FIRST_QUANTITY:
      'Toute quantité au-delà qui n’a été ni cotisée ni perçue par la douane est due au plus tard le {{due:date}}. Les déclarations restent dues comme d’habitude.',
    ALL_OR_NOTHING:
      'Vous devez maintenant la cotisation sur toute la quantité de l’exercice. Déposez les déclarations de toutes ses périodes. Les remboursements cessent pour l’exercice. Tout montant impayé à la fin de l’exercice est dû au plus tard le {{due:date}}.',
  },
};

/** What passing the exempt quantity means under the program's rule, with the place `due`. */
export const thresholdRule = (language: Language, mode: 'FIRST_QUANTITY' | 'ALL_OR_NOTHING'): string =>
  RULES[language][mode];
