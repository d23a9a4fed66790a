import { exemptionMailFr } from './exemptionMail';
import { emailChangeMailFr } from './emailChange';
import type { MailKind, SecondFactorChange } from './mail.en';
import type { MailTemplate } from './mailTemplate';
import { noticeMail } from './noticeMail';
import { reminderMail } from './reminder';

export const mailFr: Readonly<Record<MailKind, MailTemplate>> = {
  'sign-in-code': {
    subject: 'Votre code de connexion',
    text: `Votre code de connexion est {{code}}. Il sert une seule fois, dans les {{minutes}} minutes.

Si vous n’êtes pas en train de vous connecter, quelqu’un d’autre connaît votre mot de passe : choisissez-en un nouveau à l’adresse {{link}}`,
  },
  'reset-link': {
    subject: 'Choisir un nouveau mot de passe',
    text: `Un nouveau mot de passe a été demandé au portail pour cette adresse. Choisissez-le ici, une seule fois, dans les {{minutes}} minutes :

{{link}}

Si la demande ne vient pas de vous, ne faites rien : votre mot de passe reste le même.`,
  },
  'password-changed': {
    subject: 'Votre mot de passe a été modifié',
    text: `Le mot de passe de votre compte a été modifié le {{when}}, et toutes les autres sessions ont été fermées.

Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe à l’adresse {{link}} et prévenez-nous.`,
  },
  'temporary-password': {
    subject: 'Votre mot de passe temporaire',
    text: `Un administrateur de l’office a réinitialisé votre mot de passe. Connectez-vous à l’adresse {{link}} avec ce mot de passe temporaire :

{{password}}

Il sert une seule fois, dans les {{hours}} heures; vous choisirez ensuite le vôtre.`,
  },
  'account-invited': {
    subject: 'Votre compte sur le portail',
    text: `Bonjour {{name}},

un compte a été créé pour vous sur le portail. Connectez-vous à l’adresse {{link}} avec cette adresse de courriel et ce mot de passe temporaire :

{{password}}

Il sert une seule fois, dans les {{hours}} heures; vous choisirez ensuite le vôtre.`,
  },
  'registration-received': {
    subject: 'Votre demande d’inscription est arrivée',
    text: `Nous avons reçu la demande d’inscription de {{company}}, que l’office examine maintenant. Il vous écrira de nouveau. Vous n’avez rien d’autre à faire d’ici là.`,
  },
  'registration-known': {
    subject: 'Vous avez déjà un compte',
    text: `Quelqu’un a demandé un compte pour cette adresse, qui en a déjà un. Si c’était vous, connectez-vous à l’adresse {{link}}; si vous ne connaissez plus votre mot de passe, vous pourrez y en choisir un nouveau. Sinon, ne faites rien.`,
  },
  'registration-approved': {
    subject: 'Votre inscription est approuvée',
    text: `{{company}} est inscrite. Connectez-vous à l’adresse {{link}} avec cette adresse de courriel et ce mot de passe temporaire :

{{password}}

Il sert une seule fois, dans les {{hours}} heures; vous choisirez ensuite le vôtre.`,
  },
  'registration-refused': {
    subject: 'Votre inscription n’a pas été approuvée',
    text: `L’office n’a pas approuvé l’inscription de {{company}} :

{{reason}}

Si vous pensez qu’il s’agit d’une erreur, répondez à l’office.`,
  },
  'company-deactivated': {
    subject: 'Votre entreprise n’est plus active',
    text: `L’office a désactivé {{company}} dans le portail; personne ne peut donc ouvrir de session pour elle :

{{reason}}

Ce que l’entreprise a déposé est conservé. Si vous croyez à une erreur, répondez à l’office.`,
  },
  'company-reactivated': {
    subject: 'Votre entreprise est de nouveau active',
    text: `L’office a de nouveau activé {{company}}. Ouvrez une session à {{link}} comme avant.`,
  },
  'second-factor-changed': {
    subject: 'La deuxième étape de votre connexion a été modifiée',
    text: `La deuxième étape de votre connexion a été modifiée le {{when}} : {{change}}

Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe à l’adresse {{link}} et prévenez-nous.`,
  },
  'contact-message': {
    subject: 'Message de {{name}}',
    text: `{{name}} ({{email}}) écrit par la page de contact du portail :

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
  mail: 'les codes viennent maintenant par courriel.',
  none: 'elle a été désactivée.',
  codes: 'de nouveaux codes de secours ont été créés.',
};
