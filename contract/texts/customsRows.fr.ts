import type { CustomsRowNoteKind } from './customsRows.en';

/** Une phrase pour chaque défaut et chaque avertissement d’une ligne. */
export const customsRowsFr: Readonly<Record<CustomsRowNoteKind, string>> = {
  missing: 'Cette valeur est requise. Remplissez la cellule.',
  'too-many-cells':
    'La rangée a des cellules en trop, sans en-tête ({{surplus}}). Ses valeurs sont peut-être dans les mauvaises colonnes. Mettez entre guillemets les valeurs qui contiennent le séparateur.',
  'shortened-by-spreadsheet':
    'Un tableur a abrégé ce nombre et en a perdu des chiffres. Copiez-le de nouveau de l’original. Mettez d’abord la colonne au format texte.',
  exponent:
    'Un tableur a écrit ce nombre avec un exposant : des chiffres sont peut-être perdus. Copiez-le de nouveau de l’original, avec tous ses chiffres.',
  'wrong-length':
    'Il y a {{length}} caractères, mais il en faut {{expected}}. S’il manque des zéros au début, un tableur les a supprimés. Mettez la colonne au format texte.',
  'not-an-entry-number':
    'Ce n’est pas un numéro de déclaration. Il faut trois lettres ou chiffres, sept chiffres et un chiffre de contrôle, comme 551-3518786-6.',
  'not-an-importer-number':
    'Ce n’est pas un numéro d’importateur. Utilisez NN-NNNNNNN, suivi ou non de deux caractères, NNN-NN-NNNN ou NNNNNN-NNNNN.',
  'not-a-tariff-number':
    'Ce n’est pas un numéro HTS. Utilisez dix chiffres, avec ou sans points, comme 4407.11.0001.',
  'impossible-date': 'Cette date n’existe pas. Vérifiez la déclaration.',
  'spreadsheet-serial':
    'C’est le compte de jours d’un tableur, pas une date. Mettez la colonne au format date AAAA-MM-JJ et exportez de nouveau le fichier.',
  'not-a-date': 'Ce n’est pas une date. Utilisez AAAA-MM-JJ ou MM/JJ/AAAA.',
  'in-the-future': 'Cette date est postérieure à aujourd’hui, {{today:date}}. Vérifiez la déclaration.',
  'too-early': 'Cette date précède le début du programme, le {{earliest:date}}. Vérifiez la déclaration.',
  'not-a-number': 'Ce n’est pas un nombre. Utilisez des chiffres avec au plus un séparateur décimal.',
  'ambiguous-number':
    'Nous ne pouvons pas savoir si le point ou la virgule est le séparateur décimal. Utilisez deux décimales, ou omettez les séparateurs.',
  'bad-grouping': 'Vérifiez les séparateurs. Entrez le nombre sans eux.',
  'other-decimal-mark':
    'Ce séparateur décimal diffère de celui du reste du fichier. Utilisez partout le même.',
  'too-many-decimals':
    'Il y a trop de décimales. Utilisez-en au plus deux pour l’argent et trois pour les quantités. Nous n’arrondissons pas : entrez la valeur exacte.',
  'foreign-currency':
    'Ce n’est pas en dollars américains. La douane perçoit en dollars américains. Utilisez le montant de la déclaration.',
  negative: 'Seul un rajustement (AdjustmentSeq 1 ou plus) peut être négatif.',
  'out-of-range': 'Cette valeur est trop grande. Vérifiez le séparateur décimal et l’unité.',
  'not-a-line-number': 'Le numéro de ligne doit être un nombre entier de {{from}} à {{to}}.',
  'not-an-entry-type': 'Le type de déclaration doit avoir deux chiffres, comme 01.',
  'second-unit-missing':
    'La deuxième quantité n’a pas d’unité. Entrez m3, m2 ou kg dans SecondUnit, ou retirez la quantité.',
  'second-unit-same':
    'La deuxième quantité a la même unité que la première. Entrez l’autre unité, ou retirez la deuxième quantité.',
  'unknown-unit': 'Nous ne connaissons pas cette unité. Utilisez l’une de celles-ci : {{known}}.',
  'other-fee-class':
    'Cette classe de frais est celle d’un autre programme. La nôtre est {{expected}}. Retirez la rangée.',
  'not-a-sequence':
    'Le numéro de rajustement doit être un nombre entier de {{from}} à {{to}}. 0 est la ligne d’origine.',
  'too-long': 'C’est trop long. Utilisez au plus {{limit:count}} caractères.',
  'control-character': 'Il y a des caractères invisibles, comme un saut de ligne. Retirez-les.',
  'bad-check-digit':
    'Le chiffre de contrôle devrait être {{expected}}. Comparez le numéro avec la déclaration avant d’enregistrer.',
  'leading-zero-lost': 'Nous avons lu {{likely}}. Un tableur a supprimé le zéro du début.',
  'not-a-port-code': 'Ce n’est pas un code de port (quatre chiffres). Nous avons laissé le port vide.',
  'unknown-port':
    'Nous ne connaissons pas ce code de port. Vous pouvez enregistrer la ligne. Vérifiez le code.',
  'unknown-country':
    'Nous ne connaissons pas ce code de pays. Nous l’avons laissé vide. Utilisez deux lettres, comme CA.',
  'not-covered':
    'Le programme ne visait pas ce numéro HTS le {{date:date}}. Si la douane a perçu une cotisation, l’importateur peut en demander le remboursement.',
  'unexpected-unit':
    'Ce numéro HTS se mesure en {{expected}}. Vérifiez que la quantité est dans l’unité indiquée.',
  'no-factor':
    'Aucun facteur de conversion pour {{unit}} n’était en vigueur le {{date:date}}. La quantité ne compte pas encore dans la quantité exemptée.',
  'no-rate': 'Aucun taux n’était en vigueur le {{date:date}} : nous ne pouvons pas calculer le montant.',
  'not-a-certificate-number':
    'Ce n’est pas un numéro de certificat (neuf lettres ou chiffres). Nous l’avons laissé vide.',
  'collected-despite-certificate':
    'La douane a perçu un montant même si la ligne porte un certificat. L’importateur peut en demander le remboursement.',
  variance: 'Le montant calculé est de {{expected:money}}. L’écart est de {{variance:money}}.',
  'duplicate-in-file':
    'La rangée {{fileLine}} de ce fichier a la même ligne. Seule la première compte. Un rajustement doit avoir son propre AdjustmentSeq.',
  'duplicate-posted':
    'Cette ligne a déjà été enregistrée à partir de {{fileName}} le {{when:date}} : elle ne compte pas deux fois. Un rajustement doit avoir son propre AdjustmentSeq.',
};
