import type { exemptionFailuresEn } from './exemptionFailures.en';

export const exemptionFailuresFr: Readonly<Record<keyof typeof exemptionFailuresEn, string>> = {
  'exemption-kind-missing': 'Choisissez un type d’exemption.',
  'exemption-year-missing': 'Choisissez un exercice.',
  'exemption-not-below-threshold':
    'L’exemption de petit volume vise moins de {{limit:quantity}} {{unit}}. Vérifiez la quantité. Vous n’avez peut-être pas à faire de demande : personne n’a besoin d’un certificat pour les premiers {{limit:quantity}} {{unit}}.',
  'exemption-parts-differ':
    'Les quantités biologique et non biologique font {{sum:quantity}}, mais le total est de {{total:quantity}}. Corrigez l’une des trois.',
  'exemption-nothing-organic': 'Entrez une quantité biologique supérieure à zéro.',
  'exemption-nothing-exported': 'Entrez une quantité exportée supérieure à zéro.',
  'exemption-more-than-total':
    'Cette quantité dépasse le total de {{total:quantity}}. Corrigez l’une des deux.',
  'exemption-tick-needed':
    'Vous ne pouvez obtenir cette exemption que si cet énoncé est exact. Cochez la case s’il l’est.',
  'exemption-certificate-ended':
    'Ce certificat biologique a pris fin le {{date:date}}. Entrez celui qui est valide aujourd’hui.',
  'exemption-year-closed':
    'Vous ne pouvez faire une demande que pour ces exercices : {{years}}. Choisissez l’un d’eux.',
  'exemption-evidence-missing': 'Ce type d’exemption exige un document : {{document}}. Joignez-le.',
  'exemption-document-unknown':
    'Nous n’avons pas trouvé l’un de vos documents. Il a été retiré ou appartient à un autre dossier. Joignez-le de nouveau.',
  'exemption-there-already':
    'Vous avez déjà une demande ou un certificat de ce type pour {{year}} : {{number}} ({{status}}). Ouvrez-le. Vous pourrez faire une nouvelle demande en cas de refus, de retrait ou de révocation.',
  'exemption-renews-unknown':
    'Le certificat à renouveler n’appartient pas à cette entreprise. Commencez une nouvelle demande.',
  'exemption-renewal-early':
    'Vous pourrez renouveler ce certificat à partir du {{date:date}}, soixante jours avant sa fin. Réessayez alors.',
  'exemption-revocation-date':
    'Vous ne pouvez pas révoquer un certificat pour des dates passées. Choisissez une date du {{first:date}} au {{last:date}}, dernier jour du certificat.',
  'exemption-not-decided': 'Il n’y a pas de lettre, car cette demande n’a pas encore de décision.',
};
