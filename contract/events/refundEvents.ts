import { BOARD_SIDE, COMPANY_SIDE, type EventRules } from './eventRule';

/** What happens to refund claims, from their filing to the money’s arrival. */
export const REFUND_EVENTS = {
  'refund-submitted': {
    recipients: ['verifier', 'admin'],
    name: { en: 'A claim is ready to verify', fr: 'Une demande est prête à vérifier' },
  },
  'refund-taken-up': {
    recipients: ['verifier', 'admin'],
    name: { en: 'Review of a claim started', fr: 'L’examen d’une demande a commencé' },
  },
  'refund-verified': {
    recipients: ['approver', 'admin'],
    name: { en: 'A claim is ready to approve', fr: 'Une demande est prête à approuver' },
  },
  'refund-sent-back': {
    recipients: ['verifier', 'admin'],
    name: {
      en: 'A claim was returned to the verifier',
      fr: 'Une demande a été renvoyée au vérificateur',
    },
  },
  'refund-returned': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: { en: 'A claim needs your answer', fr: 'Une demande attend votre réponse' },
  },
  'refund-answered': {
    recipients: ['verifier', 'admin'],
    name: { en: 'A company answered about a claim', fr: 'Une entreprise a répondu au sujet d’une demande' },
  },
  'refund-signed': {
    recipients: ['approver', 'admin'],
    name: { en: 'A claim needs a second approval', fr: 'Une demande exige une seconde approbation' },
  },
  'refund-approved': {
    recipients: ['user', ...BOARD_SIDE],
    mailed: COMPANY_SIDE,
    name: { en: 'A claim was approved', fr: 'Une demande a été approuvée' },
  },
  'refund-rejected': {
    recipients: ['user', ...BOARD_SIDE],
    mailed: COMPANY_SIDE,
    name: { en: 'A claim was rejected', fr: 'Une demande a été rejetée' },
  },
  'refund-withdrawn': {
    recipients: ['verifier', 'approver', 'admin'],
    name: { en: 'A company withdrew a claim', fr: 'Une entreprise a retiré une demande' },
  },
  'refund-commented': {
    recipients: ['user', ...BOARD_SIDE],
    name: { en: 'New comment on a claim', fr: 'Nouveau commentaire sur une demande' },
  },
  'refund-appealed': {
    recipients: ['approver', 'admin'],
    name: { en: 'A company appealed a rejection', fr: 'Une entreprise a contesté un rejet' },
  },
  'refund-appeal-granted': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    name: { en: 'Your appeal was granted', fr: 'Votre contestation a été accueillie' },
  },
  'refund-appeal-dismissed': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    name: { en: 'Your appeal was denied', fr: 'Votre contestation a été refusée' },
  },
  'refund-payment-issued': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    name: { en: 'A refund is on its way', fr: 'Un remboursement est en route' },
  },
  'refund-paid': {
    recipients: COMPANY_SIDE,
    name: { en: 'A refund payment cleared', fr: 'Un remboursement a été encaissé' },
  },
  'refund-payment-returned': {
    recipients: ['user', 'approver', 'admin'],
    name: { en: 'The bank returned a refund payment', fr: 'La banque a retourné un remboursement' },
  },
  'refund-lines-matched': {
    recipients: ['user', 'verifier', 'admin'],
    name: {
      en: 'Customs reported pending lines of a claim',
      fr: 'La douane a déclaré des lignes en attente d’une demande',
    },
  },
  'refund-split-off': {
    recipients: ['user', 'verifier', 'admin'],
    name: {
      en: 'Pending lines were moved to a separate claim',
      fr: 'Des lignes en attente ont été déplacées dans une demande distincte',
    },
  },
  'refund-line-let-go': {
    recipients: ['user', 'verifier', 'admin'],
    name: {
      en: 'A pending line was dropped from a claim',
      fr: 'Une ligne en attente a été retirée d’une demande',
    },
  },
  'refund-set-off': {
    recipients: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: {
      en: 'A refund was applied to your balance',
      fr: 'Un remboursement a été appliqué à votre solde',
    },
  },
  'refund-overpaid': {
    recipients: ['user', 'approver', 'admin'],
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: { en: 'Customs reversed a refunded amount', fr: 'La douane a annulé un montant remboursé' },
  },
} as const satisfies EventRules;
