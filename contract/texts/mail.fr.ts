import { exemptionMailFr } from './exemptionMail';
import { emailChangeMailFr } from './emailChange';
import type { MailKind, SecondFactorChange } from './mail.en';
import type { MailTemplate } from './mailTemplate';
import { noticeMail } from './noticeMail';
import { reminderMail } from './reminder';

export const mailFr: Readonly<Record<MailKind, MailTemplate>> = {
  'sign-in-code': {
    subject: 'Votre code de vérification',
    text: `Votre code de vérification est {{code}}. Il sert une seule fois et expire après {{minutes}} minutes.

Si vous n’êtes pas en train de vous connecter, quelqu’un d’autre connaît votre mot de passe. Choisissez-en un nouveau à l’adresse {{link}}`,
  },
  'reset-link': {
    subject: 'Choisir un nouveau mot de passe',
    text: `Quelqu’un a demandé un nouveau mot de passe pour cette adresse courriel. Pour le choisir, ouvrez ce lien dans les {{minutes}} minutes. Il sert une seule fois.

{{link}}

Si vous n’avez rien demandé, ignorez ce courriel. Votre mot de passe reste le même.`,
  },
  'password-changed': {
    subject: 'Votre mot de passe a été modifié',
    text: `Votre mot de passe a été modifié le {{when}}. Vos autres appareils ont été déconnectés.

Si ce n’était pas vous, communiquez avec nous sans tarder et choisissez un nouveau mot de passe à l’adresse {{link}}`,
  },
  'temporary-password': {
    subject: 'Votre mot de passe temporaire',
    text: `Un administrateur de l’office a réinitialisé votre mot de passe. Connectez-vous à l’adresse {{link}} avec ce mot de passe temporaire :

{{password}}

Il sert une seule fois et expire après {{hours}} heures. Vous choisirez ensuite le vôtre.`,
  },
  'account-invited': {
    subject: 'Votre compte sur le portail',
    text: `Bonjour {{name}},

Nous avons créé pour vous un compte sur le portail. Connectez-vous à l’adresse {{link}} avec cette adresse courriel et ce mot de passe temporaire :

{{password}}

Il sert une seule fois et expire après {{hours}} heures. Vous choisirez ensuite le vôtre.`,
  },
  'registration-received': {
    subject: 'Nous avons reçu votre inscription',
    text: `Nous avons reçu l’inscription de {{company}} et nous l’examinerons. Vous n’avez rien à faire pour le moment. Nous vous ferons part de notre décision par courriel.`,
  },
  'registration-known': {
    subject: 'Vous avez déjà un compte',
    text: `Quelqu’un a essayé de s’inscrire avec cette adresse courriel, mais elle a déjà un compte. Si ce n’était pas vous, ignorez ce courriel. Si c’était vous, connectez-vous ou choisissez un nouveau mot de passe à l’adresse {{link}}`,
  },
  'registration-approved': {
    subject: 'Votre inscription a été approuvée',
    text: `Nous avons approuvé l’inscription de {{company}} auprès de l’office. Connectez-vous à l’adresse {{link}} avec cette adresse courriel et ce mot de passe temporaire :

{{password}}

Il sert une seule fois et expire après {{hours}} heures. Vous choisirez ensuite le vôtre.`,
  },
  'registration-refused': {
    subject: 'Votre inscription n’a pas été approuvée',
    text: `Nous n’avons pas approuvé l’inscription de {{company}} pour ce motif :

{{reason}}

Si vous pensez qu’il s’agit d’une erreur, communiquez avec nous.`,
  },
  'company-deactivated': {
    subject: 'Votre entreprise a été désactivée',
    text: `Nous avons désactivé {{company}} dans le portail; ses utilisateurs ne peuvent plus se connecter. Le motif :

{{reason}}

Nous conservons tout ce que l’entreprise a déposé. Si vous pensez qu’il s’agit d’une erreur, communiquez avec nous.`,
  },
  'company-reactivated': {
    subject: 'Votre entreprise a été réactivée',
    text: `Nous avons réactivé {{company}} dans le portail. Connectez-vous avec le même mot de passe qu’avant à l’adresse {{link}}`,
  },
  'second-factor-changed': {
    subject: 'Votre vérification en deux étapes a été modifiée',
    text: `Votre vérification en deux étapes a été modifiée le {{when}} : {{change}}

Si ce n’était pas vous, communiquez avec nous sans tarder et choisissez un nouveau mot de passe à l’adresse {{link}}`,
  },
  'contact-message': {
    subject: 'Message de {{name}}',
    text: `{{name}} ({{email}}) a envoyé ce message depuis la page de contact du portail :

{{message}}`,
  },
  'report-reminder': reminderMail.fr,
  notice: noticeMail.fr,
  ...emailChangeMailFr,
  ...exemptionMailFr,
};

export const mailClosingFr = `--
{{board}}, {{phone}}`;

export const secondFactorChangesFr: Readonly<Record<SecondFactorChange, string>> = {
  app: 'les codes viennent maintenant d’une application d’authentification.',
  mail: 'les codes arrivent maintenant par courriel.',
  none: 'elle a été désactivée.',
  codes: 'de nouveaux codes de secours ont été créés.',
};
