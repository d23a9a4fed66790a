import en from './en/lineQuestion.json';
import fr from './fr/lineQuestion.json';
import { fill } from './fill';
import type { Language } from './sentence';

const TEXT: Readonly<Record<Language, string>> = { en: en.text, fr: fr.text };

interface LineQuestion {
  /** As it is shown. */
  readonly entry: string;
  readonly line: number;
  readonly question: string;
}

/** A question about one line of an entry, which it names first. */
export const lineQuestion = (language: Language, asked: LineQuestion): string =>
  fill(TEXT[language], { ...asked });
