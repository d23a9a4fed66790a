import type { Language } from './sentence';

const SENTENCES: Readonly<Record<Language, Readonly<Record<'mail' | 'app', string>>>> = {
  en: {
    mail: 'We sent a code to your email address. Enter it to sign in.',
    app: 'Enter the code from your authenticator app or a recovery code.',
  },
  fr: {
    mail: 'Nous avons envoyé un code à votre adresse courriel. Entrez-le pour vous connecter.',
    app: 'Entrez le code de votre application d’authentification ou un code de secours.',
  },
};

/** What the sign-in screen asks for after the password. */
export const secondStepSentence = (language: Language, by: 'mail' | 'app'): string => SENTENCES[language][by];
