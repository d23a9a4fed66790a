import type { CustomsRowNoteKind } from './customsRows.en';

/** Une phrase pour chaque défaut et chaque avertissement d’une ligne. */
export const customsRowsFr: Readonly<Record<CustomsRowNoteKind, string>> = {
  missing: 'Cette valeur est requise et la cellule est vide. Remplissez-la.',
  'too-many-cells':
    'La ligne a plus de cellules qu’il n’y a d’en-têtes ({{surplus}}); ses valeurs sont peut-être dans les mauvaises colonnes. Mettez entre guillemets les valeurs qui contiennent le séparateur.',
  'shortened-by-spreadsheet':
    'Un tableur a abrégé ce nombre et ses chiffres sont perdus. Reprenez-le de l’original; mettez la colonne au format texte avant la saisie.',
  exponent:
    'Ce nombre est écrit avec un exposant, comme les tableurs abrègent les longs nombres; des chiffres sont peut-être perdus. Reprenez-le de l’original, écrit en entier.',
  'wrong-length':
    'Il y a {{length}} caractères au lieu de {{expected}}. S’il manque des zéros au début, un tableur les a supprimés : mettez la colonne au format texte.',
  'not-an-entry-number':
    'Ce n’est pas un numéro de déclaration : trois lettres ou chiffres, sept chiffres et un chiffre de contrôle, comme 551-3518786-6.',
  'not-an-importer-number':
    'Ce n’est pas un numéro d’importateur : NN-NNNNNNN suivi ou non de deux caractères, NNN-NN-NNNN ou NNNNNN-NNNNN.',
  'not-a-tariff-number': 'Ce n’est pas un numéro tarifaire : dix chiffres, points admis, comme 4407.11.0001.',
  'impossible-date': 'Ce jour n’existe pas. Comparez avec la déclaration.',
  'spreadsheet-serial':
    'C’est un compte de jours de tableur, pas une date. Mettez la colonne au format date AAAA-MM-JJ et exportez de nouveau.',
  'not-a-date': 'Ce n’est pas une date. Écrivez AAAA-MM-JJ, ou MM/JJ/AAAA avec le mois en premier.',
  'in-the-future':
    'Cette date est postérieure à aujourd’hui, {{today:date}}. Une déclaration ne peut être datée d’avance.',
  'too-early': 'Cette date précède le début du programme, le {{earliest:date}}.',
  'not-a-number': 'Ce n’est pas un nombre. Écrivez des chiffres avec au plus un séparateur décimal.',
  'ambiguous-number':
    'Cela pourrait être deux nombres différents, car rien dans le fichier ne montre si le point ou la virgule est le séparateur décimal. Écrivez-le avec deux décimales, ou sans séparateurs.',
  'bad-grouping': 'Les séparateurs ne groupent pas les chiffres par trois. Écrivez le nombre sans eux.',
  'other-decimal-mark':
    'Le séparateur décimal diffère de celui du reste du fichier. Employez partout le même.',
  'too-many-decimals':
    'Il y a plus de décimales qu’on n’en conserve : deux pour l’argent, trois pour les quantités. Rien n’est arrondi ici; prenez la valeur exacte.',
  'foreign-currency':
    'Ce n’est pas en dollars américains. Les douanes perçoivent en dollars américains; prenez le montant de la déclaration.',
  negative: 'Seule une correction (AdjustmentSeq 1 ou plus) peut être négative.',
  'out-of-range':
    'C’est plus grand que toute valeur réelle de ce genre. Vérifiez le séparateur décimal et l’unité.',
  'not-a-line-number': 'Le numéro de ligne est un nombre entier de {{from}} à {{to}}.',
  'not-an-entry-type': 'Le type de déclaration a deux chiffres, comme 01.',
  'second-unit-missing':
    'Une deuxième quantité a besoin de son unité. Écrivez m3, m2 ou kg dans SecondUnit, ou laissez la quantité de côté.',
  'second-unit-same':
    'La deuxième quantité est dans l’unité de la première. Indiquez l’autre unité, ou laissez-la de côté.',
  'unknown-unit': 'Cette unité est inconnue. Sont connues : {{known}}.',
  'other-fee-class':
    'Cette classe de droit est celle d’un autre programme; celle-ci est {{expected}}. Retirez la ligne.',
  'not-a-sequence':
    'Le numéro de correction est un nombre entier de {{from}} à {{to}}; 0 est la ligne elle-même.',
  'too-long': 'C’est plus long que les {{limit:count}} caractères admis. Raccourcissez.',
  'control-character': 'Il y a des caractères invisibles, comme un saut de ligne. Supprimez-les.',
  'bad-check-digit':
    'Le dernier chiffre ne s’accorde pas avec les autres : {{expected}} était attendu. Comparez avec la déclaration avant d’enregistrer.',
  'leading-zero-lost': 'Trois chiffres, pris pour {{likely}}, dont un tableur a supprimé le zéro.',
  'not-a-port-code': 'Ce n’est pas un code de port (quatre chiffres); le port est laissé ouvert.',
  'unknown-port': 'Aucun port n’a ce code. La ligne peut être enregistrée; vérifiez le code.',
  'unknown-country': 'Aucun pays n’a ce code; il est laissé ouvert. Deux lettres sont attendues, comme CA.',
  'not-covered':
    'Le programme ne couvrait pas ce numéro tarifaire le {{date:date}}. S’il a été perçu, l’importateur peut en demander le remboursement.',
  'unexpected-unit':
    'Ce numéro tarifaire se mesure en {{expected}}. Vérifiez que la quantité est dans l’unité indiquée.',
  'no-factor':
    'Aucune conversion de {{unit}} n’était en vigueur le {{date:date}}; la quantité ne compte pas encore dans la quantité exempte.',
  'no-rate': 'Aucun taux n’était en vigueur le {{date:date}}; ce qui aurait dû être perçu est inconnu.',
  'not-a-certificate-number':
    'Ce n’est pas un numéro de certificat (neuf lettres ou chiffres); il est laissé ouvert.',
  'collected-despite-certificate':
    'Un montant a été perçu bien qu’un certificat soit nommé. L’importateur peut en demander le remboursement.',
  variance: '{{expected:money}} était attendu au taux en vigueur; la différence est de {{variance:money}}.',
  'duplicate-in-file':
    'La même ligne figure déjà à la ligne {{fileLine}} de ce fichier. Seule la première compte; une correction demande son propre AdjustmentSeq.',
  'duplicate-posted':
    'Cette ligne a déjà été enregistrée, à partir de {{fileName}}, le {{when:date}}. Elle ne compte pas deux fois; une correction demande son propre AdjustmentSeq.',
};
