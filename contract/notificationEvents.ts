import { EXEMPTION_EVENTS } from './exemptionEvents';
import { COMPANY_EVENTS } from './texts/companyNotices';
import type { Role } from './roles';
import { exemptionMailEn } from './texts/exemptionMail';
import type { NotificationKind } from './texts/notifications';
import type { Language } from './texts/sentence';

/** Kinds that move screens and are kept in nobody's list: there is nothing to choose about them. */
type QuietKind = 'refund-moved' | 'exemption-moved' | 'customs-progress';

/** What people can choose to be told of, and how. */
export type NotificationEvent = Exclude<NotificationKind, QuietKind>;

interface EventRule {
  /** Whom it can concern; only they are offered the choice. */
  readonly hearers: readonly Role[];
  /** Who is written to as long as they have not chosen otherwise. */
  readonly mailed?: readonly Role[];
  /** It waits for its reader, so it always stands in the list of notifications. */
  readonly isFixedInApp?: true;
  /** The event in a table of choices and as the subject of its mail. */
  readonly name: Readonly<Record<Language, string>>;
}

const company = ['user'] as const;
const staff = ['verifier', 'approver', 'admin', 'readonly'] as const;

/** Every event somebody can be told of. */
export const NOTIFICATION_EVENTS: Readonly<Record<NotificationEvent, EventRule>> = {
  'refund-submitted': {
    hearers: ['verifier', 'admin'],
    name: { en: 'A claim waits for verification', fr: 'Une demande attend d’être vérifiée' },
  },
  'refund-taken-up': {
    hearers: ['verifier', 'admin'],
    name: { en: 'Somebody has begun to verify a claim', fr: 'La vérification d’une demande a commencé' },
  },
  'refund-verified': {
    hearers: ['approver', 'admin'],
    name: { en: 'A claim waits for approval', fr: 'Une demande attend d’être approuvée' },
  },
  'refund-sent-back': {
    hearers: ['verifier', 'admin'],
    name: {
      en: 'A claim was sent back to verification',
      fr: 'Une demande a été renvoyée à la vérification',
    },
  },
  'refund-returned': {
    hearers: company,
    mailed: company,
    isFixedInApp: true,
    name: { en: 'A claim needs something from you', fr: 'Une demande attend quelque chose de vous' },
  },
  'refund-answered': {
    hearers: ['verifier', 'admin'],
    name: { en: 'A company has answered on a claim', fr: 'Une entreprise a répondu au sujet d’une demande' },
  },
  'refund-signed': {
    hearers: ['approver', 'admin'],
    name: { en: 'A claim waits for its second approval', fr: 'Une demande attend sa seconde approbation' },
  },
  'refund-approved': {
    hearers: ['user', ...staff],
    mailed: company,
    name: { en: 'A claim is approved', fr: 'Une demande est approuvée' },
  },
  'refund-rejected': {
    hearers: ['user', ...staff],
    mailed: company,
    name: { en: 'A claim was rejected', fr: 'Une demande a été rejetée' },
  },
  'refund-withdrawn': {
    hearers: ['verifier', 'approver', 'admin'],
    name: { en: 'A company has withdrawn a claim', fr: 'Une entreprise a retiré une demande' },
  },
  'refund-commented': {
    hearers: ['user', ...staff],
    name: { en: 'Somebody has commented on a claim', fr: 'Une demande a été commentée' },
  },
  'refund-appealed': {
    hearers: ['approver', 'admin'],
    name: { en: 'A company appeals against a rejection', fr: 'Une entreprise conteste un rejet' },
  },
  'refund-appeal-granted': {
    hearers: company,
    mailed: company,
    name: { en: 'An appeal was heard', fr: 'Une contestation est accueillie' },
  },
  'refund-appeal-dismissed': {
    hearers: company,
    mailed: company,
    name: { en: 'A rejection was upheld', fr: 'Un rejet est maintenu' },
  },
  'refund-payment-issued': {
    hearers: company,
    mailed: company,
    name: { en: 'A refund is on its way', fr: 'Un remboursement est en route' },
  },
  'refund-paid': {
    hearers: company,
    name: { en: 'A refund has arrived', fr: 'Un remboursement est arrivé' },
  },
  'refund-payment-returned': {
    hearers: ['user', 'approver', 'admin'],
    name: { en: 'A refund payment came back', fr: 'Un paiement de remboursement est revenu' },
  },
  'refund-lines-matched': {
    hearers: ['user', 'verifier', 'admin'],
    name: {
      en: 'Customs has sent lines a claim waited for',
      fr: 'La douane a envoyé des lignes qu’une demande attendait',
    },
  },
  'refund-split-off': {
    hearers: ['user', 'verifier', 'admin'],
    name: {
      en: 'Lines Customs has not sent wait in a claim of their own',
      fr: 'Des lignes que la douane n’a pas envoyées attendent dans une demande à part',
    },
  },
  'refund-line-let-go': {
    hearers: ['user', 'verifier', 'admin'],
    name: {
      en: 'A claim waits no longer for a line',
      fr: 'Une demande n’attend plus une ligne',
    },
  },
  'refund-set-off': {
    hearers: company,
    mailed: company,
    isFixedInApp: true,
    name: {
      en: 'A refund was set off against what you owe',
      fr: 'Un remboursement a été compensé avec ce que vous devez',
    },
  },
  'refund-overpaid': {
    hearers: ['user', 'approver', 'admin'],
    mailed: company,
    isFixedInApp: true,
    name: { en: 'Customs took refunded money back', fr: 'La douane a repris une somme remboursée' },
  },
  'payment-run-prepared': {
    hearers: ['approver', 'admin'],
    name: { en: 'A payment run waits for its release', fr: 'Un lot de paiements attend sa libération' },
  },
  'payment-run-released': {
    hearers: ['approver', 'admin', 'readonly'],
    name: { en: 'A payment run was released', fr: 'Un lot de paiements a été libéré' },
  },
  'payment-run-cancelled': {
    hearers: ['approver', 'admin', 'readonly'],
    name: { en: 'A payment run was given up', fr: 'Un lot de paiements a été abandonné' },
  },
  'payee-account-changed': {
    hearers: ['user', 'approver', 'admin'],
    mailed: company,
    isFixedInApp: true,
    name: {
      en: 'The account refunds are paid into was changed',
      fr: 'Le compte de versement des remboursements a été changé',
    },
  },
  'customs-checked': {
    hearers: staff,
    name: { en: 'A Customs file is checked', fr: 'Un fichier des douanes est vérifié' },
  },
  'customs-posted': {
    hearers: staff,
    name: { en: 'A Customs file is posted', fr: 'Un fichier des douanes est enregistré' },
  },
  'customs-discarded': {
    hearers: staff,
    name: { en: 'A Customs file was thrown away', fr: 'Un fichier des douanes a été écarté' },
  },
  'customs-failed': {
    hearers: staff,
    name: { en: 'A Customs file could not be read', fr: 'Un fichier des douanes n’a pas pu être lu' },
  },
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
    hearers: company,
    name: { en: 'A report is accepted', fr: 'Une déclaration est acceptée' },
  },
  'report-returned': {
    hearers: company,
    mailed: company,
    isFixedInApp: true,
    name: { en: 'A report needs a correction', fr: 'Une déclaration doit être corrigée' },
  },
  'report-voided': {
    hearers: company,
    mailed: company,
    isFixedInApp: true,
    name: { en: 'A report was voided', fr: 'Une déclaration a été invalidée' },
  },
  'report-written-off': {
    hearers: company,
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
    hearers: company,
    mailed: company,
    name: { en: 'A payment has arrived', fr: 'Un paiement est arrivé' },
  },
  ...EXEMPTION_EVENTS,
  ...COMPANY_EVENTS,
  'company-registered': {
    hearers: ['admin'],
    name: { en: 'A company asks to be registered', fr: 'Une entreprise demande son inscription' },
  },
  'contact-received': {
    hearers: ['admin'],
    name: {
      en: 'Somebody wrote through the contact page',
      fr: 'Quelqu’un a écrit par la page de contact',
    },
  },
};

export const isNotificationEvent = (kind: string): kind is NotificationEvent =>
  Object.hasOwn(NOTIFICATION_EVENTS, kind);

/** The events that can concern somebody with these roles, in the order of the table. */
export const eventsFor = (roles: readonly string[]): NotificationEvent[] =>
  Object.entries(NOTIFICATION_EVENTS)
    .filter(([, { hearers }]) => hearers.some((role) => roles.includes(role)))
    .map(([event]) => event)
    .filter(isNotificationEvent);

/** Whether a company's people are written to about it in a mail of its own, whatever they have chosen: then no second mail tells of it. */
export const hasOwnMail = (event: NotificationEvent): boolean => Object.hasOwn(exemptionMailEn, event);
