import type { refundFailuresEn } from './refundFailures.en';

export const refundFailuresFr: Readonly<Record<keyof typeof refundFailuresEn, string>> = {
  'claim-no-lines': 'La demande ne nomme aucune ligne d’entrée. Choisissez les lignes à réclamer.',
  'claim-line-twice':
    'L’entrée {{entryNumber}}, ligne {{lineNo}}, figure deux fois dans cette demande. Retirez-en une.',
  'claim-line-unknown':
    'L’office n’a pas cette ligne d’entrée pour votre entreprise. Choisissez-la dans la liste ou demandez à l’office de la chercher.',
  'claim-line-other-importer':
    'L’entrée {{entryNumber}}, ligne {{lineNo}}, a été faite sous un autre numéro d’importateur. Déposez une demande distincte pour ce numéro.',
  'claim-not-above-zero':
    'Il faut un montant supérieur à zéro pour l’entrée {{entryNumber}}, ligne {{lineNo}}. Retirez la ligne si rien n’est réclamé.',
  'claim-more-than-left':
    'Il ne reste que {{left:money}} de ce que la douane a perçu sur l’entrée {{entryNumber}}, ligne {{lineNo}}. Réclamez ce montant ou moins.',
  'claim-more-than-proposed':
    'Pour ce motif, {{proposed:money}} peuvent être réclamés sur l’entrée {{entryNumber}}, ligne {{lineNo}}. Réclamez ce montant ou moins, ou choisissez un autre motif.',
  'claim-no-quantity':
    'La quantité de la déclaration {{entryNumber}}, ligne {{lineNo}}, n’est pas connue dans l’unité du programme, car aucun facteur officiel n’était en vigueur. Rien ne peut y être demandé pour ce motif avant que l’office l’ait saisie. Retirez la ligne ici et demandez-la plus tard.',
  'claim-too-many-lines':
    'Une demande contient au plus {{limit:count}} lignes, y compris celles que la douane n’a pas envoyées. Déposez les autres dans une deuxième demande.',
  'claim-unsent-entry-number':
    'Ce n’est pas un numéro de déclaration : trois lettres ou chiffres, sept chiffres et un chiffre de contrôle exact, comme 551-3518786-6.',
  'claim-unsent-known':
    'La douane a envoyé entre-temps la déclaration {{entryNumber}}, ligne {{lineNo}}. Retirez-la ici et choisissez-la dans la liste : son montant est maintenant connu.',
  'claim-unsent-in-future':
    'La déclaration {{entryNumber}}, ligne {{lineNo}}, est datée du {{entryDate:date}}, qui est encore à venir. Corrigez la date.',
  'refund-close-owed':
    'Cette demande ne peut pas être close : {{amount:money}} restent à régler. Payez, compensez ou notez le remboursement d’abord.',
  'refund-nothing-unsent': 'Cette demande n’attend aucune ligne de la douane.',
  'refund-only-unsent':
    'La douane n’a envoyé aucune ligne de cette demande : il n’y a rien à décider avant leur arrivée.',
  'refund-lines-unsent':
    'Cette demande attend {{count:count}} lignes que la douane n’a pas envoyées; leurs montants ne sont pas connus. Vérifiez-la quand elles seront là, déplacez-les dans une demande à part, ou abandonnez-les.',
  'claim-in-another-claim':
    'L’entrée {{entryNumber}}, ligne {{lineNo}}, est déjà en cours dans la demande {{claim}}. Attendez sa décision ou retirez-la, ou enlevez la ligne ici.',
  'claim-wrong-fiscal-year':
    'L’entrée {{entryNumber}}, ligne {{lineNo}}, du {{entryDate:date}} relève d’un autre exercice. Déposez une demande distincte pour cet exercice.',
  'claim-below-minimum':
    'La demande de {{total:money}} est sous le minimum accepté par l’office, {{minimum:money}}. Ajoutez des lignes ou réclamez plus tard.',
  'claim-outside-window':
    'Le dernier jour pour réclamer ces lignes était le {{deadline:date}}; nous sommes le {{receivedOn:date}}. Demandez à l’office s’il accepte une demande tardive.',
  'claim-waived':
    'Votre entreprise a renoncé aux remboursements de {{year}}; rien ne peut être réclamé pour cette année. Demandez d’abord à l’office de lever la renonciation.',
  'waiver-claim-under-way':
    'La demande {{number}} de cette année est en cours. Retirez-la d’abord ou attendez sa décision.',
  'waiver-on-file-already': 'Il a déjà été renoncé aux remboursements de {{year}}.',
  'appeal-once': 'Un rejet ne peut être contesté qu’une fois, et celui-ci l’a été.',
  'appeal-too-late':
    'Le dernier jour pour contester était le {{lastDay:date}}. Déposez une nouvelle demande s’il y a du nouveau.',
  'appeal-line-taken':
    'L’entrée {{entryNumber}}, ligne {{lineNo}}, a été réclamée ou remboursée depuis; cette demande ne peut être reprise telle quelle. Déposez une nouvelle demande pour les autres lignes.',
  'set-off-too-much': 'Au plus {{most:money}} peuvent être compensés ici. Saisissez ce montant ou moins.',
  'bulk-nothing-chosen': 'Rien n’est choisi. Choisissez d’abord les demandes.',
  'person-not-a-reviewer':
    'Cette personne ne peut prendre de demandes. Choisissez quelqu’un qui vérifie ou approuve.',
  'claim-explanation-needed':
    'Ce motif exige une explication. Dites pourquoi la somme devrait être remboursée.',
  'claim-certificate-needed': 'Ce motif exige le numéro de votre certificat. Saisissez ses neuf caractères.',
  'claim-certificate-unknown':
    'Votre entreprise n’a aucun certificat d’exemption portant ce numéro. Comparez-le avec le certificat.',
  'claim-evidence-missing': 'Un document de ce type est requis : {{evidence}}. Joignez-le.',
  'claim-not-certified': 'Cette attestation est requise avant l’envoi. Lisez-la et cochez-la.',
  'claim-document-unknown':
    'Un document nommé ici n’est pas parmi ceux que vous avez téléversés ou appartient à un autre dossier. Joignez-le de nouveau.',
  'claim-importer-unknown':
    'Ce numéro d’importateur n’est pas celui de votre entreprise. Choisissez-en un dans la liste ou demandez à l’office de l’ajouter.',
  'refund-not-possible-now':
    'La demande est {{status}} : cette action est impossible pour l’instant. Regardez de nouveau son état.',
  'refund-lines-incomplete':
    'Chaque ligne de la demande exige exactement un montant vérifié, et rien d’autre. Reprenez les lignes.',
  'refund-more-than-claimed':
    'Le montant vérifié de cette ligne ne peut dépasser les {{claimed:money}} réclamés. Saisissez ce montant ou moins.',
  'refund-more-than-collected':
    'Il ne reste que {{left:money}} de ce que la douane a perçu sur l’entrée {{entryNumber}}, ligne {{lineNo}}. Renvoyez la demande pour que la ligne soit vérifiée de nouveau.',
  'refund-nothing-verified':
    'Rien ne serait remboursé. Rejetez la demande avec un motif si aucune ligne n’y a droit.',
  'refund-amount-changed':
    'Le montant vérifié est de {{verified:money}}. Approuvez exactement ce montant ou renvoyez la demande au vérificateur pour le changer.',
  'reason-needed': 'Un motif en toutes lettres est requis. Dites ce que le lecteur doit savoir.',
  'refund-not-decided': 'Cette demande n’a pas encore de décision; il n’y a donc pas de lettre.',
  'report-filed-before':
    'Un rapport de cette période a déjà été déposé. Ouvrez-le et modifiez-le s’il contient une erreur.',
  'report-not-possible-now':
    'Le rapport a changé d’état : cette action est impossible pour l’instant. Regardez de nouveau son état.',
  'exemption-not-possible-now':
    'La demande a changé d’état : cette action est impossible pour l’instant. Regardez de nouveau son état.',
};
