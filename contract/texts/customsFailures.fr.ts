import type { customsFailuresEn } from './customsFailures.en';

/** Refus concernant les documents et les fichiers des douanes. */
export const customsFailuresFr = {
  'document-empty':
    'Le fichier {{fileName}} est vide (0 octet) : il n’y a rien à conserver. Vérifiez l’original et envoyez-le de nouveau.',
  'document-kind-unknown':
    'Le fichier {{fileName}} n’a pas été conservé : son contenu n’est ni un PDF, ni une image PNG ou JPEG, ni un tableau CSV, quel que soit son nom. Enregistrez-le sous l’une de ces formes et envoyez-le de nouveau.',
  'document-held':
    'Le document {{fileName}} fait maintenant partie d’une demande et y reste. Ajoutez un commentaire à la demande s’il ne doit pas compter.',
  'customs-file-empty':
    'Le fichier {{fileName}} est vide (0 octet) : il n’y a rien à importer. Vérifiez l’original et envoyez-le de nouveau.',
  'customs-file-old-excel':
    'Le fichier {{fileName}} est un classeur de l’ancien format Excel (.xls). Enregistrez-le en .xlsx ou en .csv et envoyez-le de nouveau.',
  'customs-file-not-a-table':
    'Le fichier {{fileName}} n’est ni un tableau CSV ni un classeur XLSX, quel que soit son nom. Exportez-le sous l’une de ces formes et envoyez-le de nouveau.',
  'customs-file-known':
    'Le même fichier a déjà été envoyé, sous le nom {{fileName}}, le {{when}} par {{who}}, et rien ne compte deux fois. Ouvrez cette importation; pour corriger des lignes, envoyez un fichier contenant les seules corrections.',
  'batch-not-checked':
    'Ce fichier est encore en cours de vérification. Attendez que toutes les lignes aient été examinées, puis décidez.',
  'batch-nothing-good':
    'Ce fichier n’a aucune ligne à enregistrer. Téléchargez les lignes rejetées, corrigez-les et envoyez-les de nouveau.',
  'batch-decided':
    'Cette importation est déjà décidée : {{what}} par {{who}} le {{when}}. Rien n’a été modifié; consultez son état actuel.',
  'line-quantity-known':
    'La quantité de cette ligne découle de ce que la douane a déclaré : on ne peut pas en saisir une à la main.',
  'line-quantity-not-above-zero': 'Saisissez une quantité supérieure à zéro.',
  'batch-not-posted': 'Ce fichier n’est pas enregistré : il n’y a pas de lignes à reprendre.',
  'batch-depended-on':
    'Rien n’a été repris, car des lignes de ce fichier servent ailleurs : demandes {{claims}}; corrections dans les fichiers {{files}}. Réglez-les d’abord.',
} as const satisfies Readonly<Record<keyof typeof customsFailuresEn, string>>;
