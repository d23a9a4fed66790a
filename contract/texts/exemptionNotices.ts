import type { Catalogue } from './sentence';

/** Notifications about applications and certificates. */
export const exemptionNoticesEn = {
  'exemption-submitted': '{{company}} has submitted application <b>{{number}}</b> for an exemption.',
  'exemption-taken-up': '{{person}} has started the review of application <b>{{number}}</b>.',
  'exemption-returned': 'The board needs your answer on application <b>{{number}}</b>.',
  'exemption-answered':
    '{{company}} has answered your question on application <b>{{number}}</b>. The review period has resumed.',
  'exemption-approved':
    'Application <b>{{number}}</b> is approved. The certificate number is <b>{{certificate}}</b>.',
  'exemption-denied': 'Application <b>{{number}}</b> was denied. The letter explains why.',
  'exemption-revoked': 'Certificate <b>{{certificate}}</b> is revoked from {{date:date}}.',
  'exemption-withdrawn': '{{company}} has withdrawn application <b>{{number}}</b>.',
  'exemption-expired': 'Certificate <b>{{certificate}}</b> expired on {{date:date}}.',
  'exemption-renewal-opened':
    'Certificate <b>{{certificate}}</b> ends on {{date:date}}. It can be renewed now.',
  'exemption-threshold-passed':
    '{{company}} has reached {{limit:quantity}} {{unit}} in {{year}} with certificate <b>{{certificate}}</b>.',
  'exemption-threshold-due':
    '{{amount:money}} is due because {{company}} went above its exempt quantity of {{year}}.',
  'exemption-commented': '{{person}} commented on application <b>{{number}}</b> ({{company}}).',
  'exemption-moved': 'Application <b>{{number}}</b> has changed.',
} as const satisfies Catalogue;

export const exemptionNoticesFr: Readonly<Record<keyof typeof exemptionNoticesEn, string>> = {
  'exemption-submitted': '{{company}} a déposé la demande d’exemption <b>{{number}}</b>.',
  'exemption-taken-up': '{{person}} a commencé l’examen de la demande <b>{{number}}</b>.',
  'exemption-returned': 'L’office attend votre réponse sur la demande <b>{{number}}</b>.',
  'exemption-answered':
    '{{company}} a répondu à votre question sur la demande <b>{{number}}</b>. Le délai d’examen a repris.',
  'exemption-approved':
    'La demande <b>{{number}}</b> est approuvée. Le numéro du certificat est <b>{{certificate}}</b>.',
  'exemption-denied': 'La demande <b>{{number}}</b> a été refusée. La lettre explique pourquoi.',
  'exemption-revoked': 'Le certificat <b>{{certificate}}</b> est révoqué à partir du {{date:date}}.',
  'exemption-withdrawn': '{{company}} a retiré la demande <b>{{number}}</b>.',
  'exemption-expired': 'Le certificat <b>{{certificate}}</b> a expiré le {{date:date}}.',
  'exemption-renewal-opened':
    'Le certificat <b>{{certificate}}</b> prend fin le {{date:date}}. Il peut être renouvelé dès maintenant.',
  'exemption-threshold-passed':
    '{{company}} a atteint {{limit:quantity}} {{unit}} en {{year}} avec le certificat <b>{{certificate}}</b>.',
  'exemption-threshold-due':
    '{{amount:money}} est dû, car {{company}} a dépassé sa quantité exemptée de {{year}}.',
  'exemption-commented': '{{person}} a commenté la demande <b>{{number}}</b> ({{company}}).',
  'exemption-moved': 'La demande <b>{{number}}</b> a changé.',
};
