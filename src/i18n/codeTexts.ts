import en from './en/codeStep.json';
import fr from './fr/codeStep.json';
import type { Language } from './language';

export type CodeTexts = typeof en;

/** Texts of the code step, apart from the sign-in page's so that its first bytes do not carry them. */
export const codeTexts: Record<Language, CodeTexts> = { en, fr };
