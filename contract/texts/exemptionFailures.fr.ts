import type { exemptionFailuresEn } from './exemptionFailures.en';

export const exemptionFailuresFr: Readonly<Record<keyof typeof exemptionFailuresEn, string>> = {
  'exemption-not-below-threshold':
    'Un petit volume est inférieur à {{limit:quantity}} {{unit}}; cette valeur l’atteint ou le dépasse. Vérifiez le chiffre, ou ne faites pas de demande : les premiers {{limit:quantity}} {{unit}} sont exempts pour tous, sans certificat.',
  'exemption-parts-differ':
    'Les quantités biologique et autre font {{sum:quantity}}, et le total indique {{total:quantity}}. Corrigez l’une des trois.',
  'exemption-nothing-organic': 'Rien de cela ne serait biologique. Inscrivez la part biologique du total.',
  'exemption-nothing-exported': 'Rien ne serait exporté. Inscrivez la quantité qui quitte le pays.',
  'exemption-more-than-total':
    'C’est plus que le total de {{total:quantity}}. Corrigez l’une des deux valeurs.',
  'exemption-tick-needed': 'L’exemption est réservée à ceux dont c’est le cas. Confirmez-le si c’est exact.',
  'exemption-certificate-ended':
    'Ce certificat biologique a pris fin le {{date:date}}. Indiquez celui qui est en vigueur aujourd’hui.',
  'exemption-year-closed': 'Les demandes sont acceptées pour les exercices {{years}}. Choisissez l’un d’eux.',
  'exemption-evidence-missing': 'Ce type de demande exige : {{document}}. Joignez-le.',
  'exemption-document-unknown':
    'L’un des documents n’est plus là ou appartient à un autre dossier. Joignez-le de nouveau.',
  'exemption-there-already':
    'Il existe déjà une demande ou un certificat de ce type pour {{year}} : {{number}} ({{status}}). Ouvrez-le; un autre est possible après un refus, un retrait ou une révocation.',
  'exemption-renews-unknown':
    'Le certificat à renouveler n’est pas l’un de ceux de l’entreprise. Commencez une nouvelle demande.',
  'exemption-renewal-early':
    'Ce certificat peut être renouvelé à partir du {{date:date}}, soixante jours avant sa fin. Revenez alors.',
  'exemption-revocation-date':
    'Une révocation n’est jamais rétroactive : choisissez un jour du {{first:date}} au {{last:date}}, dernier jour du certificat.',
  'exemption-not-decided':
    'Cette demande n’a pas encore fait l’objet d’une décision; il n’y a donc pas de lettre.',
};
