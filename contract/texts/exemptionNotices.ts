import type { Catalogue } from './sentence';

/** Notifications about applications and certificates. */
export const exemptionNoticesEn = {
  'exemption-submitted': '{{company}} applied for an exemption. The application number is <b>{{number}}</b>.',
  'exemption-taken-up': '{{person}} started the review of application <b>{{number}}</b>.',
  'exemption-returned':
    'The board has a question about application <b>{{number}}</b>. Your answer is needed.',
  'exemption-answered':
    '{{company}} answered your question on application <b>{{number}}</b>. The review period continues.',
  'exemption-approved':
    'Application <b>{{number}}</b> was approved. The certificate number is <b>{{certificate}}</b>.',
  'exemption-denied': 'Application <b>{{number}}</b> was denied. The letter explains why.',
  'exemption-revoked': 'Certificate <b>{{certificate}}</b> is revoked from {{date:date}}.',
  'exemption-withdrawn': '{{company}} withdrew application <b>{{number}}</b>.',
  'exemption-expired': 'Certificate <b>{{certificate}}</b> expired on {{date:date}}.',
  'exemption-renewal-opened':
    'Certificate <b>{{certificate}}</b> ends on {{date:date}}. You can renew it now.',
  'exemption-threshold-passed':
    '{{company}} reached {{limit:quantity}} {{unit}} in {{year}}. Its certificate <b>{{certificate}}</b> no longer applies.',
  'exemption-threshold-due':
    '{{company}} went above its exempt quantity of {{year}}. It owes {{amount:money}} for this.',
  'exemption-commented': '{{person}} commented on application <b>{{number}}</b> ({{company}}).',
  'exemption-moved': 'Application <b>{{number}}</b> has changed.',
} as const satisfies Catalogue;

export const exemptionNoticesFr: Readonly<Record<keyof typeof exemptionNoticesEn, string>> = {
  'exemption-submitted':
    '{{company}} a demandé une exemption. Le numéro de la demande est <b>{{number}}</b>.',
  'exemption-taken-up': '{{person}} a commencé l’examen de la demande <b>{{number}}</b>.',
  'exemption-returned':
    'L’office a une question sur la demande <b>{{number}}</b>. Votre réponse est nécessaire.',
  'exemption-answered':
    '{{company}} a répondu à votre question sur la demande <b>{{number}}</b>. Le délai d’examen a repris.',
  'exemption-approved':
    'La demande <b>{{number}}</b> est approuvée. Le numéro du certificat est <b>{{certificate}}</b>.',
  'exemption-denied': 'La demande <b>{{number}}</b> a été refusée. La lettre explique pourquoi.',
  'exemption-revoked': 'Le certificat <b>{{certificate}}</b> est révoqué à partir du {{date:date}}.',
  'exemption-withdrawn': '{{company}} a retiré la demande <b>{{number}}</b>.',
  'exemption-expired': 'Le certificat <b>{{certificate}}</b> a expiré le {{date:date}}.',
  'exemption-renewal-opened':
    'Le certificat <b>{{certificate}}</b> prend fin le {{date:date}}. Vous pouvez le renouveler dès maintenant.',
  'exemption-threshold-passed':
    '{{company}} a atteint {{limit:quantity}} {{unit}} en {{year}}. Son certificat <b>{{certificate}}</b> ne s’applique plus.',
  'exemption-threshold-due':
    '{{company}} a dépassé sa quantité exemptée de {{year}}. Elle doit {{amount:money}} à ce titre.',
  'exemption-commented': '{{person}} a commenté la demande <b>{{number}}</b> ({{company}}).',
  'exemption-moved': 'La demande <b>{{number}}</b> a changé.',
};
