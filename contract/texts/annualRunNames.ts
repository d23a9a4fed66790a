import type { AnnualLetter, AnnualOutcome } from '../../domain/annualRun';
import en from './en/annualRun.json';
import fr from './fr/annualRun.json';
import type { Language } from './sentence';

interface Names {
  readonly outcomes: Readonly<Record<AnnualOutcome, string>>;
  readonly letters: Readonly<Record<AnnualLetter, string>>;
}

const NAMES: Readonly<Record<Language, Names>> = { en, fr };

/** What an annual run found for an importer, in words. */
export const annualOutcomeName = (language: Language, outcome: AnnualOutcome): string =>
  NAMES[language].outcomes[outcome];

/** What became of the letter to an importer, in words. */
export const annualLetterName = (language: Language, letter: AnnualLetter): string =>
  NAMES[language].letters[letter];
