import emailChangeEn from './en/emailChangeMail.json';
import exemptionEn from './en/exemptionMail.json';
import generalEn from './en/mail.json';
import peopleEn from './en/peopleMail.json';
import payeeChangeEn from './en/payeeChangeMail.json';
import partsEn from './en/mailParts.json';
import emailChangeFr from './fr/emailChangeMail.json';
import exemptionFr from './fr/exemptionMail.json';
import generalFr from './fr/mail.json';
import peopleFr from './fr/peopleMail.json';
import payeeChangeFr from './fr/payeeChangeMail.json';
import partsFr from './fr/mailParts.json';
import { fill } from './fill';
import type { Language, Values } from './sentence';
import { withoutLinks } from './withoutLinks';

/** An email as its reader gets it: plain text, in the reader's language, with places for values. */
export interface MailTemplate {
  readonly subject: string;
  readonly text: string;
}

const en = { ...generalEn, ...emailChangeEn, ...exemptionEn, ...payeeChangeEn, ...peopleEn };

export type MailKind = keyof typeof en;

/** Every email the portal sends. `board` and `phone` close each of them. */
export const MAILS: Readonly<Record<Language, Readonly<Record<MailKind, MailTemplate>>>> = {
  en,
  fr: { ...generalFr, ...emailChangeFr, ...exemptionFr, ...payeeChangeFr, ...peopleFr },
};

export const MAIL_KINDS: readonly MailKind[] = Object.keys(en).filter((kind): kind is MailKind => kind in en);

/** An action on an application for exemption that a company's people get an email about. */
export type ExemptionMailKind = keyof typeof exemptionEn;

export const isExemptionMailKind = (kind: string): kind is ExemptionMailKind =>
  Object.hasOwn(exemptionEn, kind);

/** How the refunds of a company are paid from now on, as the end of a sentence. */
export type PayeeChange = keyof typeof partsEn.payeeChanges;

const PAYEE_CHANGES: Readonly<Record<Language, Readonly<Record<PayeeChange, string>>>> = {
  en: partsEn.payeeChanges,
  fr: partsFr.payeeChanges,
};

export const payeeChangeText = (language: Language, change: PayeeChange, values: Values): string =>
  fill(PAYEE_CHANGES[language][change], values);

/** What stands under every email. */
export const MAIL_CLOSINGS: Readonly<Record<Language, string>> = {
  en: partsEn.closing,
  fr: partsFr.closing,
};

/** What was done to a person's two-step verification. */
export type SecondFactorChange = keyof typeof partsEn.secondFactorChanges;

export const SECOND_FACTOR_CHANGES: Readonly<Record<Language, Readonly<Record<SecondFactorChange, string>>>> =
  { en: partsEn.secondFactorChanges, fr: partsFr.secondFactorChanges };

/** Values that nobody outside the board typed, or that must be copied as they are. All others could be a stranger's words. */
const OURS = new Set([
  'link',
  'choices',
  'code',
  'password',
  'board',
  'phone',
  'email',
  'before',
  'after',
  'amount',
  'limit',
  'reason',
]);

/** An email by its template and what closes every email. Text that people typed becomes no link in it. A value in the subject never breaks its line, so that nobody writes headers with their name. */
export function mailText({ subject, text }: MailTemplate, closing: string, given: Values): MailTemplate {
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      OURS.has(name) || typeof value === 'number' ? value : withoutLinks(value),
    ]),
  );
  const end = closing.trim() === '' ? '' : `\n\n${fill(closing, values)}`;
  return {
    subject: fill(subject, given).replace(/\s+/g, ' '),
    text: `${fill(text, values)}${end}\n`,
  };
}

export const secondFactorChangeText = (language: Language, change: SecondFactorChange): string =>
  SECOND_FACTOR_CHANGES[language][change];
