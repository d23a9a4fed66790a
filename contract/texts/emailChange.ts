import type { MailTemplate } from './mailTemplate';

/** Mails about a change of the own e-mail address. */
export const emailChangeMailEn = {
  'email-change-code': {
    subject: 'Confirm your new e-mail address',
    text: `Your code for using this address at the portal is {{code}}. It works within {{minutes}} minutes.

If you did not ask for it, do nothing: no account uses this address without the code.`,
  },
  'email-change-asked': {
    subject: 'A new e-mail address was asked for',
    text: `On {{when}} somebody signed in as you asked to change your e-mail address to {{email}}.

If it was not you, set a new password at once at {{link}}: that stops the change.`,
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    text: `The e-mail address of your account was changed from {{before}} to {{after}} on {{when}}. Mails of the portal and the next sign-in use the new one.

If it was not you, call us at once.`,
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;

export const emailChangeMailFr: Readonly<Record<keyof typeof emailChangeMailEn, MailTemplate>> = {
  'email-change-code': {
    subject: 'Confirmez votre nouvelle adresse de courriel',
    text: `Votre code pour utiliser cette adresse sur le portail est {{code}}. Il sert dans les {{minutes}} minutes.

Si vous ne l’avez pas demandé, ne faites rien : aucun compte n’utilise cette adresse sans le code.`,
  },
  'email-change-asked': {
    subject: 'Une nouvelle adresse de courriel a été demandée',
    text: `Le {{when}}, une personne connectée à votre compte a demandé de remplacer votre adresse de courriel par {{email}}.

Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe à l’adresse {{link}} : cela arrête le changement.`,
  },
  'email-changed': {
    subject: 'Votre adresse de courriel a été modifiée',
    text: `L’adresse de courriel de votre compte est passée de {{before}} à {{after}} le {{when}}. Les courriels du portail et la prochaine connexion utilisent la nouvelle.

Si ce n’était pas vous, appelez-nous tout de suite.`,
  },
};
