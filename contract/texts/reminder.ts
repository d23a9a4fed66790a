import type { Language } from './sentence';
import type { MailTemplate } from './mailTemplate';

/** The email that reminds a company of a missing report, by language. */
export const reminderMail: Readonly<Record<Language, MailTemplate>> = {
  en: {
    subject: 'Your {{period}} {{year}} report is missing',
    text: `{{company}} has not submitted its {{period}} {{year}} report. It was due on {{due}}.

A report is due even if nothing was shipped. Submit it at {{link}}

A late charge and interest apply to amounts paid more than {{grace}} days after the due date. If you submitted the report in the last few days, you don’t need to do anything.`,
  },
  fr: {
    subject: 'Votre déclaration {{period}} {{year}} est manquante',
    text: `{{company}} n’a pas envoyé sa déclaration {{period}} {{year}}. Elle était attendue pour le {{due}}.

Une déclaration est due même si rien n’a été expédié. Envoyez-la à l’adresse {{link}}

Une pénalité et des intérêts s’appliquent aux montants payés plus de {{grace}} jours après l’échéance. Si vous avez envoyé la déclaration ces derniers jours, vous n’avez rien à faire.`,
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
      'We have not received your {{period}} report for fiscal year {{year}}. It was due on {{due}}.',
      'A report is due even if nothing was shipped. Please submit it now at {{link}}',
      'A late charge and interest apply to amounts paid more than {{grace}} days after the due date.',
      'If you submitted the report in the last few days, you don’t need to do anything. Questions? Email {{email}} or call {{phone}}.',
    ],
    page: 'Page {{page}} of {{pages}}',
  },
  fr: {
    title: 'Rappel : une déclaration est manquante',
    date: 'Date : {{date}}',
    paragraphs: [
      'Nous n’avons pas reçu votre déclaration {{period}} de l’exercice {{year}}. Elle était attendue pour le {{due}}.',
      'Une déclaration est due même si rien n’a été expédié. Veuillez l’envoyer maintenant à l’adresse {{link}}',
      'Une pénalité et des intérêts s’appliquent aux montants payés plus de {{grace}} jours après l’échéance.',
      'Si vous avez envoyé la déclaration ces derniers jours, vous n’avez rien à faire. Des questions? Écrivez à {{email}} ou appelez le {{phone}}.',
    ],
    page: 'Page {{page}} de {{pages}}',
  },
};
