import type { moneyFailuresEn } from './moneyFailures.en';

export const moneyFailuresFr: Readonly<Record<keyof typeof moneyFailuresEn, string>> = {
  'payment-date-not-possible':
    'Cette date est impossible : un paiement est reçu au plus tard aujourd’hui, {{today:date}}, et annulé au plus tôt le jour de sa réception. Corrigez la date.',
  'payment-known':
    'Un paiement portant ce numéro a déjà été inscrit pour l’entreprise, reçu le {{on:date}}. Consultez les paiements ou corrigez le numéro.',
  'payment-reversed-before': 'Ce paiement a déjà été annulé. Consultez le compte de l’entreprise.',
  'credit-not-there':
    'Seuls {{left:money}} de l’argent de l’entreprise ne servent à aucune déclaration. Inscrivez ce montant ou moins.',
  'correction-decided': 'Cela a déjà été décidé. Consultez la déclaration.',
  'correction-waits':
    'Un passage en perte ou une invalidation de cette déclaration attend déjà une seconde personne. Faites-le décider avant d’en demander un autre.',
  'write-off-too-much': 'Seuls {{left:money}} restent dus sur la déclaration. Inscrivez ce montant ou moins.',
  'void-moves-later':
    'Des déclarations suivantes de l’exercice en dépendent : {{numbers}}. Faites-la plutôt modifier à néant, pour qu’elles soient recalculées.',
  'report-check-failed': '{{check}}',
  'report-check-unconfirmed': '{{check}} Confirmez si c’est exact.',
  'report-draft-moved':
    'Ce brouillon a été enregistré entre-temps par {{who}}. Consultez cette version avant d’enregistrer la vôtre.',
  'report-amendment-waits':
    'La modification {{number}} attend déjà l’office. Attendez sa décision avant d’en envoyer une autre.',
  'report-amendment-open':
    'La modification {{number}} de cette déclaration vous attend. Décidez-la d’abord : une fois acceptée, elle remplace cette déclaration.',
  'report-amendment-moved':
    'L’accepter changerait maintenant l’exercice de {{now:money}}, et vous avez vu {{seen:money}}. Consultez de nouveau ses effets, puis décidez.',
  'nobody-to-remind': 'Aucune entreprise ne manque de déclaration pour cette période.',
  'report-no-receipt':
    'Il n’y a pas d’accusé pour cette déclaration : elle n’a pas été envoyée par le portail.',
  'lines-file-empty': 'Le fichier est vide. Choisissez le fichier qui contient les lignes.',
  'lines-file-not-a-table':
    'Ce n’est pas un tableau que le portail sait lire. Envoyez un fichier CSV ou un classeur Excel (XLSX) avec les titres du modèle.',
  'lines-file-headings':
    'Ces colonnes manquent ou figurent deux fois dans le fichier : {{columns}}. Comparez-le au modèle.',
  'lines-file-too-many':
    'Une déclaration a au plus {{limit:count}} lignes. Réunissez les lignes de même nature et de même produit.',
  'configuration-faulty': '{{fault}}',
  'configuration-unconfirmed':
    'Le taux de la douane par {{unit}} est de {{entered}}, alors que le taux multiplié par le facteur donne {{expected}}. Corrigez-le, ou confirmez qu’il est voulu.',
  'configuration-unchanged': 'Rien ne changerait dans la configuration.',
  'configuration-not-empty':
    'Un modèle ne se charge qu’avant toute configuration, déclaration ou importation. Modifiez la configuration champ par champ.',
  'card-not-set-up': 'Le paiement par carte n’est pas configuré ici. Payez par chèque ou par virement ACH.',
  'card-provider-away':
    'Le prestataire de paiement par carte est injoignable pour l’instant, et rien n’a été débité. Réessayez dans une minute, ou payez par chèque ou virement ACH.',
  'report-paid-already':
    'Cette déclaration est déjà payée; rien n’a été débité de nouveau. Reçu : {{receipt}}',
  'signature-refused': 'Ce message ne porte pas la signature du prestataire, ou il est trop ancien.',
};
