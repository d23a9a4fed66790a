import en from './en/secondStep.json';
import fr from './fr/secondStep.json';
import type { Language } from './sentence';

const SENTENCES: Readonly<Record<Language, Readonly<Record<'mail' | 'app', string>>>> = { en, fr };

/** What the sign-in screen asks for after the password. */
export const secondStepSentence = (language: Language, by: 'mail' | 'app'): string => SENTENCES[language][by];
