import type { CustomsNoticeKind } from './customsNotices.en';

/** Phrases sur un fichier des douanes dans son ensemble. */
export const customsNoticesFr: Readonly<Record<CustomsNoticeKind, string>> = {
  'read-comma': 'Lu comme texte {{encoding}}, colonnes séparées par des virgules.',
  'read-semicolon': 'Lu comme texte {{encoding}}, colonnes séparées par des points-virgules.',
  'read-tab': 'Lu comme texte {{encoding}}, colonnes séparées par des tabulations.',
  'read-workbook': 'Lu dans la première feuille du classeur.',
  'decimal-comma':
    'Les nombres sont lus avec une virgule décimale : 1.234,50 vaut mille deux cent trente-quatre et demi.',
  'columns-ignored': 'Les colonnes que l’importation ne connaît pas n’ont pas été lues : {{headings}}.',
  'column-missing':
    'La colonne {{column}} manque, rien n’a donc été lu. Ajoutez-la, ou téléchargez le modèle et copiez-y vos lignes.',
  'column-doubled':
    'La colonne {{column}} figure plus d’une fois dans le fichier ({{headings}}); aucune de ses valeurs n’est sûre et rien n’a été lu. Gardez-en une seule.',
  'no-headings':
    'La première ligne ne nomme aucune des colonnes, rien n’a donc été lu. Commencez le fichier par les en-têtes du modèle.',
  'quote-not-closed':
    'Dans la rangée qui commence à la ligne {{fileLine}}, un guillemet s’ouvre sans se fermer; la suite du fichier est illisible. Fermez-le ou doublez-le.',
  'workbook-unreadable':
    'Le classeur ne s’ouvre pas : il est endommagé ou protégé par un mot de passe. Enregistrez-le de nouveau, sans mot de passe, ou en CSV.',
  'workbook-too-large':
    'Une fois décompressé, le classeur dépasse ce que le serveur accepte. Partagez-le, ou enregistrez-le en CSV, qui peut être bien plus grand.',
  'file-empty': 'Le fichier ne contient ni en-têtes ni lignes : il n’y a rien à lire.',
  'no-rows': 'Le fichier contient des en-têtes mais aucune ligne : il n’y a rien à enregistrer.',
  'too-many-rows':
    'Le fichier contient plus de {{limit:count}} lignes. Partagez-le et envoyez les parties l’une après l’autre.',
  'check-given-up':
    'La vérification de ce fichier a été interrompue {{attempts}} fois; elle est abandonnée et rien n’a été enregistré. Envoyez-le de nouveau; si cela se répète, partagez-le.',
  'posted-meanwhile':
    '{{count:count}} lignes ont été enregistrées à partir d’un autre fichier pendant que celui-ci attendait. Elles sont écartées comme doublons.',
};
