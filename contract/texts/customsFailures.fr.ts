import type { customsFailuresEn } from './customsFailures.en';

/** Refus concernant les documents et les fichiers des douanes. */
export const customsFailuresFr = {
  'document-empty':
    'Le fichier {{fileName}} est vide (0 octet). Vérifiez l’original et téléversez-le de nouveau.',
  'document-kind-unknown':
    'Le fichier {{fileName}} n’est pas un fichier PDF, PNG, JPEG ou CSV, quel que soit son nom. Enregistrez-le dans l’un de ces formats et téléversez-le de nouveau.',
  'document-held':
    'Le document {{fileName}} fait maintenant partie d’une demande : vous ne pouvez pas le retirer. S’il ne doit pas compter, ajoutez un commentaire à la demande.',
  'customs-file-empty':
    'Le fichier {{fileName}} est vide (0 octet). Vérifiez l’original et téléversez-le de nouveau.',
  'customs-file-old-excel':
    'Le fichier {{fileName}} est dans l’ancien format Excel (.xls). Enregistrez-le en .xlsx ou en .csv et téléversez-le de nouveau.',
  'customs-file-not-a-table':
    'Le fichier {{fileName}} n’est pas un fichier CSV ou XLSX, quel que soit son nom. Exportez-le en CSV ou en XLSX et téléversez-le de nouveau.',
  'customs-file-known':
    '{{who}} a déjà téléversé ce fichier sous le nom {{fileName}} le {{when}}. Ouvrez ce fichier. Pour corriger des lignes, téléversez un fichier contenant seulement les rajustements.',
  'batch-not-checked':
    'Ce fichier est encore en cours de vérification. Attendez la fin de la vérification, puis décidez.',
  'batch-nothing-good':
    'Ce fichier n’a aucune rangée valide à enregistrer. Téléchargez les rangées rejetées, corrigez-les et téléversez-les de nouveau.',
  'batch-decided':
    'Rien n’a été modifié, car ce fichier a déjà été {{what}} par {{who}} le {{when}}. Consultez son état actuel.',
  'line-quantity-known':
    'Vous ne pouvez pas saisir de quantité pour cette ligne. Nous la calculons à partir de la quantité transmise par la douane.',
  'line-quantity-not-above-zero': 'Saisissez une quantité supérieure à zéro.',
  'batch-not-posted': 'Vous ne pouvez pas contrepasser ce fichier, car il n’est pas enregistré.',
  'batch-depended-on':
    'Vous ne pouvez pas contrepasser ce fichier, car d’autres dossiers dépendent de ses lignes. Demandes : {{claims}}. Fichiers de rajustements : {{files}}. Réglez-les d’abord.',
} as const satisfies Readonly<Record<keyof typeof customsFailuresEn, string>>;
