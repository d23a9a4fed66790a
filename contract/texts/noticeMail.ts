import type { MailTemplate } from './mailTemplate';
import type { Language } from './sentence';

/** A notification as a mail, for those who have chosen it. */
export const noticeMail: Readonly<Record<Language, MailTemplate>> = {
  en: {
    subject: '{{event}}',
    text: `{{text}}

See it at {{link}}

You are told of this by mail because you have chosen so, or not chosen otherwise. Change it at {{choices}}`,
  },
  fr: {
    subject: '{{event}}',
    text: `{{text}}

À voir à l’adresse {{link}}

Ce courriel vous est envoyé parce que vous l’avez choisi, ou pas choisi autrement. Changez-le à l’adresse {{choices}}`,
  },
};
