import en from './en/programFaults.json';
import fr from './fr/programFaults.json';
import type { ProgramFault } from '../../domain/fieldReader';
import type { Language } from './sentence';

const SENTENCES: Readonly<Record<Language, Readonly<Record<ProgramFault['kind'], string>>>> = { en, fr };

/** What is wrong with a field of the configuration. */
export const programFaultSentence = (language: Language, kind: ProgramFault['kind']): string =>
  SENTENCES[language][kind];
