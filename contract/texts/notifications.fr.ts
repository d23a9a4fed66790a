import { companyNoticesFr } from './companyNotices';
import { exemptionNoticesFr } from './exemptionNotices';
import type { NotificationKind } from './notifications.en';

export const notificationsFr: Readonly<Record<NotificationKind, string>> = {
  'refund-submitted':
    'La demande <b>{{number}}</b> de {{company}}, de {{amount:money}}, attend d’être vérifiée.',
  'refund-taken-up': '{{person}} a commencé à vérifier la demande <b>{{number}}</b>.',
  'refund-verified':
    'La demande <b>{{number}}</b> de {{company}} est vérifiée à {{amount:money}} et attend d’être approuvée.',
  'refund-sent-back': 'La demande <b>{{number}}</b> de {{company}} a été renvoyée à la vérification.',
  'refund-returned': 'La demande <b>{{number}}</b> attend quelque chose de vous avant d’aller plus loin.',
  'refund-answered':
    '{{company}} a répondu au sujet de la demande <b>{{number}}</b>; elle attend de nouveau d’être vérifiée.',
  'refund-signed':
    'La demande <b>{{number}}</b> de {{company}} a une première approbation et attend la seconde.',
  'refund-approved': 'La demande <b>{{number}}</b> est approuvée à {{amount:money}}.',
  'refund-rejected': 'La demande <b>{{number}}</b> a été rejetée. La lettre dit pourquoi.',
  'refund-withdrawn': '{{company}} a retiré la demande <b>{{number}}</b>.',
  'refund-appealed': '{{company}} conteste le rejet de la demande <b>{{number}}</b>.',
  'refund-appeal-granted':
    'Votre contestation de la demande <b>{{number}}</b> est accueillie : la demande est vérifiée de nouveau.',
  'refund-appeal-dismissed':
    'Le rejet de la demande <b>{{number}}</b> est maintenu. L’historique de la demande dit pourquoi.',
  'refund-payment-issued': '{{amount:money}} pour la demande <b>{{number}}</b> est en route vers vous.',
  'refund-paid': '{{amount:money}} pour la demande <b>{{number}}</b> est arrivé.',
  'refund-payment-returned':
    'Le paiement de {{amount:money}} pour la demande <b>{{number}}</b> de {{company}} est revenu; elle attend un autre lot.',
  'refund-set-off':
    '{{amount:money}} de la demande <b>{{number}}</b> a été compensé avec ce que doit {{company}}. L’historique de la demande dit pourquoi.',
  'refund-overpaid':
    'La douane a repris une somme de la demande <b>{{number}}</b> : {{company}} doit {{amount:money}} à l’office.',
  'refund-lines-matched':
    'La douane a envoyé des lignes que la demande <b>{{number}}</b> de {{company}} attendait; {{amount:money}} y ont été ajoutés.',
  'refund-split-off':
    'La demande <b>{{number}}</b> de {{company}} contient désormais les lignes que la douane n’a pas envoyées; celle dont elles viennent est décidée sans elles.',
  'refund-line-let-go': 'La demande <b>{{number}}</b> de {{company}} n’attend plus une ligne de la douane.',
  'payment-run-prepared':
    'Le lot de paiements <b>{{number}}</b> de {{amount:money}} attend qu’une deuxième personne le libère.',
  'payment-run-released':
    'Le lot de paiements <b>{{number}}</b> de {{amount:money}} a été libéré par {{person}}.',
  'payment-run-cancelled': 'Le lot de paiements <b>{{number}}</b> a été abandonné par {{person}}.',
  'payee-account-changed':
    'Le compte sur lequel les remboursements de {{company}} sont versés a été changé par {{person}}.',
  'refund-commented': '{{person}} a commenté la demande <b>{{number}}</b>.',
  'refund-moved': 'La demande <b>{{number}}</b> a changé.',
  'customs-progress': '<b>{{file}}</b> : {{percent}} %.',
  'customs-checked':
    'Le fichier des douanes <b>{{file}}</b> est vérifié : {{good:count}} lignes bonnes, {{faulty:count}} fautives.',
  'customs-posted':
    'Le fichier des douanes <b>{{file}}</b> est enregistré : {{rows:count}} lignes, {{amount:money}} perçus.',
  'customs-discarded': 'Le fichier des douanes <b>{{file}}</b> a été écarté; rien n’en a été enregistré.',
  'customs-failed':
    'Le fichier des douanes <b>{{file}}</b> n’a pas pu être lu. Ouvrez-le pour en voir la raison.',
  'report-submitted': '{{company}} a envoyé la déclaration <b>{{number}}</b>.',
  'report-amended': '{{company}} demande à modifier une déclaration : <b>{{number}}</b> attend une décision.',
  'report-accepted': 'La déclaration <b>{{number}}</b> est acceptée.',
  'report-returned': 'La déclaration <b>{{number}}</b> a été renvoyée et doit être corrigée.',
  'report-voided':
    'La déclaration <b>{{number}}</b> a été invalidée : c’est comme si elle n’avait jamais été déposée.',
  'report-written-off':
    '{{amount:money}} dus sur <b>{{number}}</b> ont été passés en perte et ne sont plus dus.',
  'correction-waiting':
    '{{amount:money}} dus sur <b>{{number}}</b> par {{company}} attendent d’être passés en perte ou invalidés : une seconde personne doit donner son accord.',
  'payment-received': 'Votre paiement de {{amount:money}} pour <b>{{number}}</b> est arrivé.',
  ...exemptionNoticesFr,
  ...companyNoticesFr,
  'company-registered': '<b>{{company}}</b> demande son inscription.',
  'contact-received': '<b>{{person}}</b> a écrit à l’office par la page de contact.',
};
