import type { CustomsNoticeKind } from './customsNotices.en';

/** Phrases sur un fichier des douanes dans son ensemble. */
export const customsNoticesFr: Readonly<Record<CustomsNoticeKind, string>> = {
  'read-comma': 'Lu comme texte {{encoding}}, colonnes séparées par des virgules.',
  'read-semicolon': 'Lu comme texte {{encoding}}, colonnes séparées par des points-virgules.',
  'read-tab': 'Lu comme texte {{encoding}}, colonnes séparées par des tabulations.',
  'read-workbook': 'Lu dans la première feuille du classeur.',
  'decimal-comma': 'Les nombres sont lus avec une virgule décimale : 1.234,50 signifie 1 234,50.',
  'columns-ignored': 'Colonnes ignorées : {{headings}}.',
  'column-missing':
    'Nous n’avons pas pu lire le fichier, car la colonne {{column}} manque. Ajoutez-la, ou copiez vos rangées dans le modèle.',
  'column-doubled':
    'Nous n’avons pas pu lire le fichier, car la colonne {{column}} y figure plus d’une fois ({{headings}}). Gardez-en une seule.',
  'no-headings':
    'Nous n’avons pas pu lire le fichier, car sa première rangée n’a aucun en-tête connu. Utilisez les en-têtes du modèle.',
  'quote-not-closed':
    'Nous n’avons pas pu lire le fichier après la ligne {{fileLine}}. La rangée qui y commence a un guillemet qui ne se ferme jamais. Fermez le guillemet ou doublez-le.',
  'workbook-unreadable':
    'Nous n’avons pas pu ouvrir le classeur. Il est endommagé ou protégé par un mot de passe. Enregistrez-le de nouveau sans mot de passe, ou en CSV.',
  'workbook-too-large':
    'Une fois décompressé, le classeur est trop grand. Divisez-le, ou enregistrez-le en CSV, qui peut être bien plus grand.',
  'file-empty': 'Le fichier n’a ni en-têtes ni rangées. Vérifiez l’original et téléversez-le de nouveau.',
  'no-rows': 'Le fichier a des en-têtes mais aucune rangée : il n’y a rien à enregistrer.',
  'too-many-rows':
    'Le fichier a plus de {{limit:count}} rangées. Divisez-le et téléversez les parties une à la fois.',
  'check-given-up':
    'La vérification a été interrompue {{attempts}} fois : nous l’avons arrêtée. Rien n’a été enregistré. Téléversez le fichier de nouveau. Si cela se répète, divisez le fichier.',
  'posted-meanwhile':
    'Rangées enregistrées entre-temps à partir d’un autre fichier : {{count:count}}. Nous les avons ignorées comme doublons.',
};
