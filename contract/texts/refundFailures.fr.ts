import type { refundFailuresEn } from './refundFailures.en';

export const refundFailuresFr: Readonly<Record<keyof typeof refundFailuresEn, string>> = {
  'claim-no-lines': 'Choisissez au moins une ligne de déclaration à réclamer.',
  'claim-line-twice':
    'La déclaration {{entryNumber}}, ligne {{lineNo}}, figure deux fois dans cette demande. Retirez-en une.',
  'claim-line-unknown':
    'L’office n’a pas cette ligne de déclaration pour votre entreprise. Choisissez une ligne dans la liste ou communiquez avec l’office.',
  'claim-line-other-importer':
    'La déclaration {{entryNumber}}, ligne {{lineNo}}, relève d’un autre numéro d’importateur. Déposez une autre demande pour ce numéro.',
  'claim-not-above-zero':
    'Saisissez un montant supérieur à zéro pour la déclaration {{entryNumber}}, ligne {{lineNo}}. Si vous ne réclamez pas cette ligne, retirez-la.',
  'claim-more-than-left':
    'Il ne reste que {{left:money}} de ce que la douane a perçu sur la déclaration {{entryNumber}}, ligne {{lineNo}}. Réclamez ce montant ou moins.',
  'claim-more-than-proposed':
    'Pour ce motif, vous pouvez réclamer au plus {{proposed:money}} sur la déclaration {{entryNumber}}, ligne {{lineNo}}. Réduisez le montant ou choisissez un autre motif.',
  'claim-no-quantity':
    'La déclaration {{entryNumber}}, ligne {{lineNo}}, n’a pas de quantité dans l’unité du programme, car aucun facteur de conversion officiel n’était en vigueur. Vous ne pouvez pas la réclamer pour ce motif avant que l’office saisisse la quantité. Retirez la ligne et réclamez-la plus tard.',
  'claim-too-many-lines':
    'Une demande contient au plus {{limit:count}} lignes, y compris celles en attente à la douane. Déposez une deuxième demande pour les autres.',
  'claim-pending-entry-number':
    'Ce n’est pas un numéro de déclaration valide. Il a trois lettres ou chiffres, sept chiffres et un chiffre de contrôle, comme 551-3518786-6. Comparez-le avec la déclaration.',
  'claim-pending-known':
    'La douane a maintenant transmis la déclaration {{entryNumber}}, ligne {{lineNo}}. Retirez-la ici et choisissez-la dans la liste. Son montant est maintenant connu.',
  'claim-pending-in-future':
    'La déclaration {{entryNumber}}, ligne {{lineNo}}, est datée du {{entryDate:date}}, une date future. Corrigez la date.',
  'refund-close-owed':
    'Vous ne pouvez pas encore clore cette demande, car {{amount:money}} ne sont pas réglés. Payez ce montant, compensez-le ou enregistrez sa restitution d’abord.',
  'refund-nothing-pending':
    'Cette demande n’a aucune ligne en attente à la douane. Rechargez la page pour voir son état actuel.',
  'refund-only-pending':
    'Toutes les lignes de cette demande sont encore en attente à la douane. Vous pourrez la décider quand la douane les aura transmises.',
  'refund-lines-pending':
    'Lignes en attente dans cette demande\u00a0: {{count:count}}. La douane n’a pas encore transmis leurs montants. Attendez la douane, déplacez les lignes dans une autre demande ou abandonnez-les.',
  'claim-in-another-claim':
    'La déclaration {{entryNumber}}, ligne {{lineNo}}, figure déjà dans la demande {{claim}}. Attendez la décision sur cette demande ou retirez-la, ou enlevez la ligne ici.',
  'claim-wrong-fiscal-year':
    'La déclaration {{entryNumber}}, ligne {{lineNo}}, du {{entryDate:date}}, relève d’un autre exercice. Déposez une autre demande pour cet exercice.',
  'claim-below-minimum':
    'Cette demande est de {{total:money}}. Le minimum accepté par l’office est de {{minimum:money}}. Ajoutez des lignes ou réclamez plus tard.',
  'claim-outside-window':
    'Le dernier jour pour réclamer ces lignes était le {{deadline:date}}. Nous sommes le {{receivedOn:date}}. Demandez à l’office s’il accepte une demande tardive.',
  'claim-waived':
    'Votre entreprise a renoncé aux remboursements de {{year}}. Vous ne pouvez donc rien réclamer pour cette année. Demandez d’abord à l’office de lever la renonciation.',
  'waiver-claim-under-way':
    'La demande {{number}} pour cette année est encore ouverte. Retirez-la d’abord ou attendez la décision.',
  'waiver-on-file-already':
    'La renonciation aux remboursements de {{year}} est déjà inscrite. Aucune mesure n’est requise.',
  'appeal-once':
    'Un rejet ne peut être contesté qu’une fois, et celui-ci l’a déjà été. Communiquez avec l’office si vous avez des questions.',
  'appeal-too-late':
    'Le dernier jour pour contester était le {{lastDay:date}}. Si vous avez de nouveaux renseignements, déposez une nouvelle demande.',
  'appeal-line-taken':
    'La déclaration {{entryNumber}}, ligne {{lineNo}}, a depuis été réclamée ou remboursée. Cette demande ne peut donc pas être rouverte. Déposez une nouvelle demande pour les autres lignes.',
  'offset-too-much': 'Vous pouvez saisir au plus {{most:money}} ici. Saisissez ce montant ou moins.',
  'person-not-a-reviewer':
    'Vous ne pouvez pas attribuer de demandes à cette personne. Choisissez un vérificateur ou un approbateur.',
  'claim-explanation-needed':
    'Ce motif exige une explication. Expliquez pourquoi vous avez droit à un remboursement.',
  'claim-certificate-needed':
    'Ce motif exige un numéro de certificat. Saisissez les neuf caractères de votre certificat.',
  'claim-certificate-unknown':
    'Votre entreprise n’a aucun certificat d’exemption portant ce numéro. Comparez-le avec votre certificat.',
  'claim-evidence-missing': 'Un document requis manque\u00a0: {{evidence}}. Joignez-le.',
  'claim-not-certified':
    'Vous devez attester cet énoncé avant d’envoyer la demande. Lisez-le et cochez la case.',
  'claim-document-unknown':
    'Un de ces documents n’est pas parmi vos téléversements ou appartient à un autre dossier. Joignez-le de nouveau.',
  'claim-importer-unknown':
    'Ce numéro d’importateur n’est pas celui de votre entreprise. Choisissez-en un dans la liste ou demandez à l’office de l’ajouter.',
  'refund-not-possible-now':
    'Cette action n’est pas possible quand l’état de la demande est «\u00a0{{status}}\u00a0». Rechargez la page pour voir son état actuel.',
  'refund-lines-incomplete':
    'Chaque ligne de la demande exige un montant vérifié. Vérifiez les lignes de nouveau.',
  'refund-more-than-claimed':
    'Vous ne pouvez pas vérifier plus que les {{claimed:money}} réclamés sur cette ligne. Saisissez ce montant ou moins.',
  'refund-more-than-collected':
    'Il ne reste que {{left:money}} de ce que la douane a perçu sur la déclaration {{entryNumber}}, ligne {{lineNo}}. Renvoyez la demande au vérificateur pour que la ligne soit vérifiée de nouveau.',
  'refund-nothing-verified':
    'Rien ne serait remboursé. Si aucune ligne n’est admissible, rejetez la demande et donnez un motif.',
  'refund-amount-changed':
    'Le montant vérifié est de {{verified:money}}. Approuvez ce montant ou renvoyez la demande au vérificateur pour le changer.',
  'reason-needed': 'Ce champ ne peut pas être vide. Saisissez une courte explication.',
  'refund-not-decided':
    'Cette demande n’a pas encore de décision, donc pas de lettre. Vérifiez de nouveau après la décision.',
  'report-filed-before':
    'Une déclaration existe déjà pour cette période. Ouvrez-la et modifiez-la si elle contient une erreur.',
  'report-not-possible-now':
    'Cette action n’est plus possible, car l’état de la déclaration a changé. Rechargez la page pour voir son état actuel.',
  'exemption-not-possible-now':
    'Cette action n’est plus possible, car l’état de la demande a changé. Rechargez la page pour voir son état actuel.',
};
