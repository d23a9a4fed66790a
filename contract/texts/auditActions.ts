import { auditActionsEn } from './auditActions.en';
import { auditActionsFr } from './auditActions.fr';
import type { Language } from './sentence';

/** Every action that the product writes into its audit trail. */
export type AuditAction = keyof typeof auditActionsEn;

const SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: auditActionsEn,
  fr: auditActionsFr,
};

export const AUDIT_ACTIONS: readonly string[] = Object.keys(auditActionsEn);

/** An action as a phrase. An action of an older version, which has none any more, is shown by its code. */
export const auditActionName = (language: Language, action: string): string =>
  SENTENCES[language][action] ?? action.replaceAll('-', ' ');

/** The same inside a sentence. */
export function auditActionWithin(language: Language, action: string): string {
  const name = auditActionName(language, action);
  return name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);
}

/** Types of record an action is about, in words; both the ones named in camel case and those with a hyphen. */
const SUBJECTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    user: 'Account',
    company: 'Company',
    'company-change': 'Change request',
    exemption: 'Exemption',
    report: 'Report',
    refund: 'Refund claim',
    refundWaiver: 'Waiver of refunds',
    refundDesk: 'Claim assignment',
    'refund-comment': 'Comment on claim',
    'exemption-comment': 'Comment on exemption',
    customsBatch: 'Customs file',
    customsLine: 'Entry summary line',
    payment: 'Payment',
    paymentRun: 'Payment run',
    paymentRunFile: 'Payment run file',
    payeeAccount: 'Bank account for refunds',
    document: 'Document',
    file: 'File',
    problem: 'Reported problem',
    text: 'Board text',
    configuration: 'Configuration',
    'contact-message': 'Message',
    'notification-choice': 'Notification settings',
    'saved-view': 'Saved view',
    database: 'Database',
    endpoint: 'API call',
  },
  fr: {
    user: 'Compte',
    company: 'Entreprise',
    'company-change': 'Demande de changement',
    exemption: 'Exemption',
    report: 'Déclaration',
    refund: 'Demande de remboursement',
    refundWaiver: 'Renonciation aux remboursements',
    refundDesk: 'Attribution des demandes',
    'refund-comment': 'Commentaire sur une demande',
    'exemption-comment': 'Commentaire sur une exemption',
    customsBatch: 'Fichier de la douane',
    customsLine: 'Ligne de déclaration',
    payment: 'Paiement',
    paymentRun: 'Lot de paiements',
    paymentRunFile: 'Fichier d’un lot de paiements',
    payeeAccount: 'Compte bancaire pour les remboursements',
    document: 'Document',
    file: 'Fichier',
    problem: 'Problème signalé',
    text: 'Texte de l’office',
    configuration: 'Configuration',
    'contact-message': 'Message',
    'notification-choice': 'Réglages des avis',
    'saved-view': 'Vue enregistrée',
    database: 'Base de données',
    endpoint: 'Appel d’API',
  },
};

export const AUDIT_SUBJECTS: readonly string[] = Object.keys(SUBJECTS.en);

/** A type of record in words. */
export const auditSubjectName = (language: Language, type: string): string =>
  SUBJECTS[language][type] ?? type;
