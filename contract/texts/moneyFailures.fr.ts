import type { moneyFailuresEn } from './moneyFailures.en';

export const moneyFailuresFr: Readonly<Record<keyof typeof moneyFailuresEn, string>> = {
  'payment-date-not-possible':
    'Cette date est impossible. Un paiement ne peut pas être reçu après aujourd’hui, {{today:date}}, ni annulé avant sa date de réception. Corrigez la date.',
  'payment-known':
    'Un paiement portant ce numéro est déjà inscrit pour l’entreprise, reçu le {{on:date}}. Consultez les paiements ou corrigez le numéro.',
  'payment-reversed-before': 'Ce paiement est déjà annulé. Consultez le compte de l’entreprise.',
  'credit-not-there': 'Le crédit disponible n’est que de {{left:money}}. Inscrivez ce montant ou moins.',
  'correction-decided': 'Cette correction est déjà décidée. Consultez la déclaration.',
  'correction-waits':
    'Une radiation ou une invalidation de cette déclaration attend déjà une seconde approbation. Attendez cette décision avant d’en demander une autre.',
  'write-off-too-much':
    'Il ne reste que {{left:money}} à payer sur la déclaration. Inscrivez ce montant ou moins.',
  'void-moves-later':
    'Des déclarations suivantes de l’exercice dépendent de celle-ci : {{numbers}}. Demandez plutôt à l’entreprise de la modifier à zéro, pour qu’elles soient recalculées.',
  'report-check-failed': '{{check}}',
  'report-check-unconfirmed': '{{check}} Confirmez si c’est exact.',
  'report-draft-moved':
    '{{who}} a enregistré ce brouillon pendant que vous le modifiiez. Consultez cette version avant d’enregistrer la vôtre.',
  'report-amendment-waits':
    'La modification {{number}} attend déjà l’office. Attendez la décision avant d’en envoyer une autre.',
  'report-amendment-open':
    'La modification {{number}} de cette déclaration attend votre décision. Décidez-la d’abord. Si vous l’acceptez, elle remplace cette déclaration.',
  'report-amendment-moved':
    'L’effet sur l’exercice est passé de {{seen:money}} à {{now:money}}. Vérifiez de nouveau les effets, puis décidez.',
  'nobody-to-remind': 'Aucune entreprise n’a de déclaration manquante pour cette période.',
  'report-no-receipt': 'Cette déclaration n’a pas d’accusé, car elle n’a pas été envoyée par le portail.',
  'lines-file-empty': 'Le fichier est vide. Choisissez un fichier qui contient des lignes.',
  'lines-file-not-a-table':
    'Nous n’avons pas pu lire ce fichier. Utilisez un fichier CSV ou Excel (XLSX) avec les titres de colonnes du modèle.',
  'lines-file-unpacks-too-large':
    'Ce classeur contient plus de {{limit}} Mo une fois décompressé; il n’a pas été lu. Supprimez les feuilles, les lignes et la mise en forme inutiles, ou enregistrez le tableau en CSV, puis téléversez-le de nouveau.',
  'lines-file-headings':
    'Ces colonnes manquent ou figurent deux fois dans le fichier : {{columns}}. Comparez-le au modèle.',
  'lines-file-too-many':
    'Une déclaration peut avoir au plus {{limit:count}} lignes. Regroupez les lignes de même type et de même produit.',
  'configuration-faulty': '{{fault}}',
  'configuration-unchanged': 'Il n’y a aucune modification à enregistrer.',
  'configuration-unconfirmed':
    'Le taux de la douane par {{unit}} est de {{entered}}, alors que le taux multiplié par le facteur donne {{expected}}. Corrigez-le, ou confirmez qu’il est voulu.',
  'configuration-not-empty':
    'Un modèle ne peut être chargé qu’avant la première modification, déclaration ou importation. Modifiez plutôt un champ à la fois.',
  'card-not-set-up':
    'Cet office n’accepte pas les paiements par carte ici. Payez par chèque ou par virement.',
  'card-provider-away':
    'Le prestataire de paiement par carte est injoignable, et rien n’a été débité. Réessayez dans une minute, ou payez par chèque ou par virement.',
  'report-paid-already':
    'Cette déclaration est déjà payée. Rien n’a été débité de nouveau. Reçu : {{receipt}}',
  'signature-refused': 'Ce message ne porte pas la signature du prestataire, ou il est trop ancien.',
};
