import { mailClosingEn, mailEn, secondFactorChangesEn, type MailKind } from './mail.en';
import type { MailTemplate } from './mailTemplate';
import type { SecondFactorChange } from './mail.en';
import { mailClosingFr, mailFr, secondFactorChangesFr } from './mail.fr';
import { fill, type Language, type Values } from './sentence';

export type { MailKind, SecondFactorChange } from './mail.en';
export type { MailTemplate } from './mailTemplate';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MailKind, MailTemplate>>>> = {
  en: mailEn,
  fr: mailFr,
};
const CLOSINGS: Readonly<Record<Language, string>> = { en: mailClosingEn, fr: mailClosingFr };
const CHANGES: Readonly<Record<Language, Readonly<Record<SecondFactorChange, string>>>> = {
  en: secondFactorChangesEn,
  fr: secondFactorChangesFr,
};

/** A mail in a language. A value in the subject never breaks its line, so that nobody writes headers with their name. */
export function mailText(language: Language, kind: MailKind, values: Values): MailTemplate {
  const { subject, text } = CATALOGUES[language][kind];
  return {
    subject: fill(subject, values).replace(/\s+/g, ' '),
    text: `${fill(text, values)}\n\n${fill(CLOSINGS[language], values)}\n`,
  };
}

export const secondFactorChangeText = (language: Language, change: SecondFactorChange): string =>
  CHANGES[language][change];
