import { auditDeedsEn } from './auditDeeds.en';
import { auditDeedsFr } from './auditDeeds.fr';
import type { Language } from './sentence';

/** Every deed that the product writes into its audit trail. */
export type AuditDeed = keyof typeof auditDeedsEn;

const SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: auditDeedsEn,
  fr: auditDeedsFr,
};

export const AUDIT_DEEDS: readonly string[] = Object.keys(auditDeedsEn);

/** A deed as a sentence. A deed of an older version, which has none any more, is told by its own words. */
export const auditDeedName = (language: Language, action: string): string =>
  SENTENCES[language][action] ?? action.replaceAll('-', ' ');

/** The same inside a sentence. */
export function auditDeedWithin(language: Language, action: string): string {
  const name = auditDeedName(language, action);
  return name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);
}

/** Kinds of record a deed is about, in words; both the ones named in camel case and those with a hyphen. */
const SUBJECTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    user: 'Account',
    company: 'Company',
    'company-change': 'Change asked for',
    exemption: 'Exemption',
    report: 'Report',
    refund: 'Refund claim',
    refundWaiver: 'Waiver of refunds',
    refundDesk: 'Desk of refund claims',
    'refund-comment': 'Comment on a claim',
    'exemption-comment': 'Comment on an exemption',
    customsBatch: 'Customs file',
    customsLine: 'Entry line',
    payment: 'Payment',
    paymentRun: 'Payment run',
    paymentRunFile: 'File of a payment run',
    payeeAccount: 'Account for refunds',
    document: 'Document',
    file: 'File',
    problem: 'Reported problem',
    text: 'Text of the board',
    configuration: 'Configuration',
    'contact-message': 'Message',
    'notification-choice': 'Choice of notifications',
    'saved-view': 'Saved view',
    database: 'Database',
    endpoint: 'Call',
  },
  fr: {
    user: 'Compte',
    company: 'Entreprise',
    'company-change': 'Changement demandé',
    exemption: 'Exemption',
    report: 'Déclaration',
    refund: 'Demande de remboursement',
    refundWaiver: 'Renonciation aux remboursements',
    refundDesk: 'Bureau des demandes',
    'refund-comment': 'Commentaire sur une demande',
    'exemption-comment': 'Commentaire sur une exemption',
    customsBatch: 'Fichier de la douane',
    customsLine: 'Ligne d’entrée',
    payment: 'Paiement',
    paymentRun: 'Lot de paiements',
    paymentRunFile: 'Fichier d’un lot de paiements',
    payeeAccount: 'Compte pour les remboursements',
    document: 'Document',
    file: 'Fichier',
    problem: 'Problème signalé',
    text: 'Texte de l’office',
    configuration: 'Configuration',
    'contact-message': 'Message',
    'notification-choice': 'Choix d’avis',
    'saved-view': 'Vue gardée',
    database: 'Base de données',
    endpoint: 'Appel',
  },
};

export const AUDIT_SUBJECTS: readonly string[] = Object.keys(SUBJECTS.en);

/** A kind of record in words. */
export const auditSubjectName = (language: Language, type: string): string =>
  SUBJECTS[language][type] ?? type;
