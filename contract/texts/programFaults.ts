import type { ProgramFault } from '../../domain/fieldReader';
import type { Language } from './sentence';

const SENTENCES: Readonly<Record<Language, Readonly<Record<ProgramFault['kind'], string>>>> = {
  en: {
    'not-a-number': 'This isn’t a number. Enter digits only, with a period for decimals.',
    'not-a-date': 'This date doesn’t exist. Correct it.',
    'not-a-zone': 'This isn’t a time zone. Enter one like America/New_York.',
    'not-a-code': 'This isn’t a tariff code. Enter four to ten digits.',
    'not-an-order': 'Choose interest, late charge, and assessment once each.',
    negative: 'Enter zero or more.',
    'no-rates': 'Add at least one rate.',
    gap: 'Some days before this rate have no rate. Change the dates so that no day is missing.',
    overlap: 'These dates overlap with another entry. Change the dates.',
    'ends-before-start': 'This ends before it starts. Correct the dates.',
    'in-use':
      'Reports or entry summary lines already use this, so you can’t change it. End it later and add a new one.',
  },
  fr: {
    'not-a-number':
      'Ce n’est pas un nombre. Saisissez seulement des chiffres, avec un point pour les décimales.',
    'not-a-date': 'Cette date n’existe pas. Corrigez-la.',
    'not-a-zone': 'Ce n’est pas un fuseau horaire. Saisissez-le comme America/New_York.',
    'not-a-code': 'Ce n’est pas un code tarifaire. Saisissez de quatre à dix chiffres.',
    'not-an-order': 'Choisissez une fois chacun les intérêts, la pénalité et la cotisation.',
    negative: 'Saisissez zéro ou plus.',
    'no-rates': 'Ajoutez au moins un taux.',
    gap: 'Des jours avant ce taux n’ont pas de taux. Changez les dates pour n’oublier aucun jour.',
    overlap: 'Ces dates en chevauchent d’autres. Changez les dates.',
    'ends-before-start': 'La fin précède le début. Corrigez les dates.',
    'in-use':
      'Des déclarations ou des lignes de déclaration en douane s’en servent déjà : vous ne pouvez pas le changer. Mettez-y fin plus tard et ajoutez-en un nouveau.',
  },
};

/** What is wrong with a field of the configuration. */
export const programFaultSentence = (language: Language, kind: ProgramFault['kind']): string =>
  SENTENCES[language][kind];
