import type { Language } from './sentence';
import type { MailTemplate } from './mailTemplate';

/** The mail that reminds a company of a report, by language. */
export const reminderMail: Readonly<Record<Language, MailTemplate>> = {
  en: {
    subject: 'Report of {{period}} {{year}} is missing',
    text: `{{company}} has not sent its report of {{period}} {{year}}. It was due on {{due}}.

A report is due even when nothing was shipped. Send it at {{link}}

What is paid more than {{grace}} days after the due date bears a late charge and interest. If you have sent the report in the last days, there is nothing to do.`,
  },
  fr: {
    subject: 'La déclaration {{period}} {{year}} manque',
    text: `{{company}} n’a pas envoyé sa déclaration {{period}} {{year}}. Elle était attendue pour le {{due}}.

Une déclaration est due même si rien n’a été expédié. Envoyez-la à l’adresse {{link}}

Ce qui est payé plus de {{grace}} jours après l’échéance porte une pénalité et des intérêts. Si vous avez envoyé la déclaration ces derniers jours, il n’y a rien à faire.`,
  },
};

/** The same as a letter. */
export const reminderLetter: Readonly<
  Record<
    Language,
    {
      readonly title: string;
      readonly date: string;
      readonly paragraphs: readonly string[];
      readonly page: string;
    }
  >
> = {
  en: {
    title: 'Reminder: a report is missing',
    date: 'Date: {{date}}',
    paragraphs: [
      'We have not received your report of {{period}} of fiscal year {{year}}, which was due on {{due}}.',
      'A report is due even when nothing was shipped. Please send it at {{link}} without delay.',
      'What is paid more than {{grace}} days after the due date bears a late charge and interest.',
      'If you have sent the report in the last days, there is nothing to do. Questions? Write to {{email}} or call {{phone}}.',
    ],
    page: 'Page {{page}} of {{pages}}',
  },
  fr: {
    title: 'Rappel : une déclaration manque',
    date: 'Date : {{date}}',
    paragraphs: [
      'Nous n’avons pas reçu votre déclaration {{period}} de l’exercice {{year}}, attendue pour le {{due}}.',
      'Une déclaration est due même si rien n’a été expédié. Veuillez l’envoyer sans tarder à l’adresse {{link}}',
      'Ce qui est payé plus de {{grace}} jours après l’échéance porte une pénalité et des intérêts.',
      'Si vous avez envoyé la déclaration ces derniers jours, il n’y a rien à faire. Des questions? Écrivez à {{email}} ou appelez le {{phone}}.',
    ],
    page: 'Page {{page}} de {{pages}}',
  },
};
