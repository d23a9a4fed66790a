import { BOARD_SIDE, COMPANY_SIDE, type EventRules } from './eventRule';

/** What happens to refund claims, from their filing to the money’s arrival. */
export const REFUND_EVENTS = {
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
    hearers: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
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
    hearers: ['user', ...BOARD_SIDE],
    mailed: COMPANY_SIDE,
    name: { en: 'A claim is approved', fr: 'Une demande est approuvée' },
  },
  'refund-rejected': {
    hearers: ['user', ...BOARD_SIDE],
    mailed: COMPANY_SIDE,
    name: { en: 'A claim was rejected', fr: 'Une demande a été rejetée' },
  },
  'refund-withdrawn': {
    hearers: ['verifier', 'approver', 'admin'],
    name: { en: 'A company has withdrawn a claim', fr: 'Une entreprise a retiré une demande' },
  },
  'refund-commented': {
    hearers: ['user', ...BOARD_SIDE],
    name: { en: 'Somebody has commented on a claim', fr: 'Une demande a été commentée' },
  },
  'refund-appealed': {
    hearers: ['approver', 'admin'],
    name: { en: 'A company appeals against a rejection', fr: 'Une entreprise conteste un rejet' },
  },
  'refund-appeal-granted': {
    hearers: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    name: { en: 'An appeal was heard', fr: 'Une contestation est accueillie' },
  },
  'refund-appeal-dismissed': {
    hearers: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    name: { en: 'A rejection was upheld', fr: 'Un rejet est maintenu' },
  },
  'refund-payment-issued': {
    hearers: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    name: { en: 'A refund is on its way', fr: 'Un remboursement est en route' },
  },
  'refund-paid': {
    hearers: COMPANY_SIDE,
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
    hearers: COMPANY_SIDE,
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: {
      en: 'A refund was set off against what you owe',
      fr: 'Un remboursement a été compensé avec ce que vous devez',
    },
  },
  'refund-overpaid': {
    hearers: ['user', 'approver', 'admin'],
    mailed: COMPANY_SIDE,
    isFixedInApp: true,
    name: { en: 'Customs took refunded money back', fr: 'La douane a repris une somme remboursée' },
  },
} as const satisfies EventRules;
