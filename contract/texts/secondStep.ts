import type { Language } from './sentence';

const SENTENCES: Readonly<Record<Language, Readonly<Record<'mail' | 'app', string>>>> = {
  en: {
    mail: 'We have sent a code to your e-mail address. Enter it to sign in.',
    app: 'Enter the code of your authenticator app, or one of your recovery codes.',
  },
  fr: {
    mail: 'Nous avons envoyé un code à votre adresse de courriel. Entrez-le pour vous connecter.',
    app: 'Entrez le code de votre application d’authentification, ou l’un de vos codes de secours.',
  },
};

/** What the sign-in screen asks for after the password. */
export const secondStepSentence = (language: Language, by: 'mail' | 'app'): string => SENTENCES[language][by];
