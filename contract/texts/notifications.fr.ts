import { companyNoticesFr } from './companyNotices';
import { exemptionNoticesFr } from './exemptionNotices';
import type { NotificationKind } from './notifications.en';

export const notificationsFr: Readonly<Record<NotificationKind, string>> = {
  'refund-submitted':
    'La demande <b>{{number}}</b> de {{company}}, de {{amount:money}}, est prête à vérifier.',
  'refund-taken-up': '{{person}} a commencé l’examen de la demande <b>{{number}}</b>.',
  'refund-verified':
    'La demande <b>{{number}}</b> de {{company}} a été vérifiée à {{amount:money}} et est prête à approuver.',
  'refund-sent-back': 'La demande <b>{{number}}</b> de {{company}} a été renvoyée au vérificateur.',
  'refund-returned':
    'L’office a une question sur la demande <b>{{number}}</b>. Votre réponse est nécessaire.',
  'refund-answered':
    '{{company}} a répondu à la question sur la demande <b>{{number}}</b>. Elle est de nouveau prête à vérifier.',
  'refund-signed':
    'La demande <b>{{number}}</b> de {{company}} a une première approbation et en exige une seconde.',
  'refund-approved': 'La demande <b>{{number}}</b> a été approuvée à {{amount:money}}.',
  'refund-rejected': 'La demande <b>{{number}}</b> a été rejetée. La lettre explique pourquoi.',
  'refund-withdrawn': '{{company}} a retiré la demande <b>{{number}}</b>.',
  'refund-appealed': '{{company}} conteste le rejet de la demande <b>{{number}}</b>.',
  'refund-appeal-granted':
    'Votre contestation de la demande <b>{{number}}</b> a été accueillie. La demande sera vérifiée de nouveau.',
  'refund-appeal-dismissed':
    'Votre contestation de la demande <b>{{number}}</b> a été refusée. L’historique de la demande explique pourquoi.',
  'refund-payment-issued':
    'Un paiement de {{amount:money}} pour la demande <b>{{number}}</b> est en route vers vous.',
  'refund-paid': 'Le paiement de {{amount:money}} pour la demande <b>{{number}}</b> a été encaissé.',
  'refund-payment-returned':
    'La banque a retourné un paiement à {{company}} de {{amount:money}} pour la demande <b>{{number}}</b>. La demande est prête pour un autre lot de paiements.',
  'refund-set-off':
    '{{amount:money}} de la demande <b>{{number}}</b> a été appliqué au montant que {{company}} doit. L’historique de la demande explique pourquoi.',
  'refund-overpaid':
    'La douane a annulé un montant de la demande <b>{{number}}</b>. {{company}} doit {{amount:money}} à l’office.',
  'refund-lines-matched':
    'La douane a déclaré des lignes en attente que {{company}} a réclamées dans la demande <b>{{number}}</b>. {{amount:money}} ont été ajoutés à la demande.',
  'refund-split-off':
    'La demande <b>{{number}}</b> de {{company}} contient maintenant les lignes en attente à la douane. La demande d’origine sera décidée sans elles.',
  'refund-line-let-go':
    'La demande <b>{{number}}</b> de {{company}} ne contient plus une ligne en attente à la douane.',
  'payment-run-prepared':
    'Le lot de paiements <b>{{number}}</b> de {{amount:money}} attend qu’une autre personne le libère.',
  'payment-run-released': '{{person}} a libéré le lot de paiements <b>{{number}}</b> de {{amount:money}}.',
  'payment-run-cancelled': '{{person}} a annulé le lot de paiements <b>{{number}}</b>.',
  'payee-account-changed':
    '{{person}} a changé le compte bancaire que {{company}} utilise pour ses remboursements.',
  'refund-commented': '{{person}} a commenté la demande <b>{{number}}</b>.',
  'refund-moved': 'La demande <b>{{number}}</b> a été mise à jour.',
  'customs-progress': '<b>{{file}}</b> : {{percent}} %',
  'customs-checked':
    'Le fichier de la douane <b>{{file}}</b> est vérifié. Lignes valides : {{good:count}}. Lignes avec erreurs : {{faulty:count}}.',
  'customs-posted':
    'Le fichier de la douane <b>{{file}}</b> a été comptabilisé. Lignes : {{rows:count}}. Perçu : {{amount:money}}.',
  'customs-discarded': 'Le fichier de la douane <b>{{file}}</b> a été écarté. Rien n’a été comptabilisé.',
  'customs-failed':
    'Nous n’avons pas pu lire le fichier de la douane <b>{{file}}</b>. Ouvrez-le pour voir pourquoi.',
  'report-submitted': '{{company}} a envoyé la déclaration <b>{{number}}</b>.',
  'report-amended':
    '{{company}} a envoyé la déclaration modifiée <b>{{number}}</b>. Elle est prête à examiner.',
  'report-accepted': 'La déclaration <b>{{number}}</b> a été acceptée.',
  'report-returned': 'La déclaration <b>{{number}}</b> a été renvoyée. Corrigez-la et envoyez-la de nouveau.',
  'report-voided': 'La déclaration <b>{{number}}</b> a été invalidée. Elle ne compte plus.',
  'report-written-off':
    '{{amount:money}} de la déclaration <b>{{number}}</b> ont été radiés. Vous ne devez plus ce montant.',
  'correction-waiting':
    'Une radiation ou une invalidation de {{amount:money}} sur <b>{{number}}</b> de {{company}} exige une seconde approbation.',
  'payment-received': 'Nous avons reçu votre paiement de {{amount:money}} pour <b>{{number}}</b>.',
  ...exemptionNoticesFr,
  ...companyNoticesFr,
  'company-registered': '<b>{{company}}</b> a demandé à s’inscrire.',
  'contact-received': '<b>{{person}}</b> a envoyé un message depuis la page de contact.',
};
