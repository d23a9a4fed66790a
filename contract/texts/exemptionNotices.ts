import type { Catalogue } from './sentence';

/** What people are told about applications and certificates. */
export const exemptionNoticesEn = {
  'exemption-submitted': '{{company}} has applied for an exemption: <b>{{number}}</b>.',
  'exemption-taken-up': '{{person}} looks at application <b>{{number}}</b>.',
  'exemption-returned': 'Application <b>{{number}}</b> needs something from you before it goes on.',
  'exemption-answered': '{{company}} has answered on application <b>{{number}}</b>; the clock runs again.',
  'exemption-approved': 'Exemption <b>{{number}}</b> is granted: certificate <b>{{certificate}}</b>.',
  'exemption-denied': 'Application <b>{{number}}</b> was denied. The letter says why.',
  'exemption-revoked': 'Certificate <b>{{certificate}}</b> is revoked from {{date:date}} on.',
  'exemption-withdrawn': '{{company}} has withdrawn application <b>{{number}}</b>.',
  'exemption-expired': 'Certificate <b>{{certificate}}</b> has ended on {{date:date}}.',
  'exemption-renewal-opened':
    'Certificate <b>{{certificate}}</b> ends on {{date:date}} and can be renewed now.',
  'exemption-threshold-passed':
    '{{company}} has reached {{limit:quantity}} {{unit}} of {{year}} while exempt under certificate <b>{{certificate}}</b>.',
  'exemption-threshold-due':
    '{{amount:money}} is due for what {{company}} moved beyond the exempt quantity of {{year}}.',
  'exemption-commented': '{{person}} has commented on application <b>{{number}}</b> of {{company}}.',
  'exemption-moved': 'Application <b>{{number}}</b> has changed.',
} as const satisfies Catalogue;

export const exemptionNoticesFr: Readonly<Record<keyof typeof exemptionNoticesEn, string>> = {
  'exemption-submitted': '{{company}} a demandé une exemption : <b>{{number}}</b>.',
  'exemption-taken-up': '{{person}} examine la demande <b>{{number}}</b>.',
  'exemption-returned': 'La demande <b>{{number}}</b> attend quelque chose de vous avant de continuer.',
  'exemption-answered':
    '{{company}} a répondu au sujet de la demande <b>{{number}}</b>; le délai court de nouveau.',
  'exemption-approved': 'L’exemption <b>{{number}}</b> est accordée : certificat <b>{{certificate}}</b>.',
  'exemption-denied': 'La demande <b>{{number}}</b> a été refusée. La lettre dit pourquoi.',
  'exemption-revoked': 'Le certificat <b>{{certificate}}</b> est révoqué à partir du {{date:date}}.',
  'exemption-withdrawn': '{{company}} a retiré la demande <b>{{number}}</b>.',
  'exemption-expired': 'Le certificat <b>{{certificate}}</b> a pris fin le {{date:date}}.',
  'exemption-renewal-opened':
    'Le certificat <b>{{certificate}}</b> prend fin le {{date:date}} et peut être renouvelé dès maintenant.',
  'exemption-threshold-passed':
    '{{company}} a atteint {{limit:quantity}} {{unit}} en {{year}} sous le certificat d’exemption <b>{{certificate}}</b>.',
  'exemption-threshold-due':
    '{{amount:money}} est dû pour ce que {{company}} a écoulé au-delà de la quantité exemptée de {{year}}.',
  'exemption-commented': '{{person}} a commenté la demande <b>{{number}}</b> de {{company}}.',
  'exemption-moved': 'La demande <b>{{number}}</b> a changé.',
};
