import type { MailTemplate } from './mailTemplate';
import type { Language } from './sentence';

/** A notification as an email, for those who have chosen it. */
export const noticeMail: Readonly<Record<Language, MailTemplate>> = {
  en: {
    subject: '{{event}}',
    text: `{{text}}

Open it at {{link}}

You’re receiving this because email notifications are on. Change your settings at {{choices}}`,
  },
  fr: {
    subject: '{{event}}',
    text: `{{text}}

Ouvrez-le à l’adresse {{link}}

Vous recevez ce courriel parce que vos avis par courriel sont activés. Changez vos réglages à l’adresse {{choices}}`,
  },
};
