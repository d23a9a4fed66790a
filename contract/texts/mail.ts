import { secondFactorChangesEn } from './mail.en';
import type { MailTemplate } from './mailTemplate';
import type { SecondFactorChange } from './mail.en';
import { secondFactorChangesFr } from './mail.fr';
import { fill, type Language, type Values } from './sentence';

export type { MailKind, SecondFactorChange } from './mail.en';
export type { MailTemplate } from './mailTemplate';

const CHANGES: Readonly<Record<Language, Readonly<Record<SecondFactorChange, string>>>> = {
  en: secondFactorChangesEn,
  fr: secondFactorChangesFr,
};

/** An email by its template and what closes every email. A value in the subject never breaks its line, so that nobody writes headers with their name. */
export function mailText({ subject, text }: MailTemplate, closing: string, values: Values): MailTemplate {
  const end = closing.trim() === '' ? '' : `\n\n${fill(closing, values)}`;
  return {
    subject: fill(subject, values).replace(/\s+/g, ' '),
    text: `${fill(text, values)}${end}\n`,
  };
}

export const secondFactorChangeText = (language: Language, change: SecondFactorChange): string =>
  CHANGES[language][change];
