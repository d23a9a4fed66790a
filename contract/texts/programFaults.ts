import type { ProgramFault } from '../../domain/fieldReader';
import type { Language } from './sentence';

const SENTENCES: Readonly<Record<Language, Readonly<Record<ProgramFault['kind'], string>>>> = {
  en: {
    'not-a-number': 'This is not a number.',
    'not-a-date': 'This is not a date that exists.',
    'not-a-zone': 'This is not a time zone such as America/New_York.',
    'not-a-code': 'This is not a tariff code of four to ten digits.',
    'not-an-order': 'Interest, late charge and assessment must each be named once.',
    negative: 'This cannot be below zero.',
    'no-rates': 'A program needs at least one rate.',
    gap: 'There are days without a rate before this one begins.',
    overlap: 'This overlaps with another one.',
    'ends-before-start': 'This ends before it begins.',
    'in-use': 'Reports or entry lines have used this, so it stays as it is. End it later and add a new one.',
  },
  fr: {
    'not-a-number': 'Ce n’est pas un nombre.',
    'not-a-date': 'Cette date n’existe pas.',
    'not-a-zone': 'Ce n’est pas un fuseau horaire comme America/New_York.',
    'not-a-code': 'Ce n’est pas un code tarifaire de quatre à dix chiffres.',
    'not-an-order': 'Intérêts, pénalité et cotisation doivent être nommés une fois chacun.',
    negative: 'Cette valeur ne peut pas être négative.',
    'no-rates': 'Un programme a besoin d’au moins un taux.',
    gap: 'Des jours restent sans taux avant le début de celui-ci.',
    overlap: 'Ceci se chevauche avec un autre.',
    'ends-before-start': 'Ceci se termine avant de commencer.',
    'in-use':
      'Des déclarations ou des lignes d’entrée s’en sont servies : cela reste tel quel. Terminez-le plus tard et ajoutez-en un nouveau.',
  },
};

/** What is wrong with a field of the configuration. */
export const programFaultSentence = (language: Language, kind: ProgramFault['kind']): string =>
  SENTENCES[language][kind];
