import en from './en/signIn.json';
import fr from './fr/signIn.json';
import type { Language } from './language';

export type SignInTexts = typeof en;

/** The sign-in page's own texts, apart from the catalogues so that it needs no translation engine before sign-in. */
export const signInTexts: Record<Language, SignInTexts> = { en, fr };
