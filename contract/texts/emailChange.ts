import type { MailTemplate } from './mailTemplate';

/** Emails about a change of the reader's own email address. */
export const emailChangeMailEn = {
  'email-change-code': {
    subject: 'Confirm your new email address',
    text: `Your code to confirm this email address is {{code}}. It expires in {{minutes}} minutes.

If you didn’t ask for this code, ignore this email. No account can use this address without the code.`,
  },
  'email-change-asked': {
    subject: 'Request to change your email address',
    text: `On {{when}}, someone signed in to your account and asked to change your email address to {{email}}.

If it wasn’t you, set a new password right away to stop the change: {{link}}`,
  },
  'email-changed': {
    subject: 'Your email address was changed',
    text: `Your account’s email address was changed from {{before}} to {{after}} on {{when}}. Use the new address to sign in. We’ll send all emails there.

If you didn’t do this, call us right away.`,
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;

export const emailChangeMailFr: Readonly<Record<keyof typeof emailChangeMailEn, MailTemplate>> = {
  'email-change-code': {
    subject: 'Confirmez votre nouvelle adresse courriel',
    text: `Votre code pour confirmer cette adresse courriel est {{code}}. Il expire après {{minutes}} minutes.

Si vous n’avez pas demandé ce code, ignorez ce courriel. Aucun compte ne peut utiliser cette adresse sans le code.`,
  },
  'email-change-asked': {
    subject: 'Demande de changement de votre adresse courriel',
    text: `Le {{when}}, une personne connectée à votre compte a demandé de remplacer votre adresse courriel par {{email}}.

Si ce n’était pas vous, choisissez sans tarder un nouveau mot de passe pour arrêter le changement : {{link}}`,
  },
  'email-changed': {
    subject: 'Votre adresse courriel a été modifiée',
    text: `L’adresse courriel de votre compte est passée de {{before}} à {{after}} le {{when}}. Connectez-vous avec la nouvelle adresse. Nous y enverrons tous nos courriels.

Si ce n’était pas vous, appelez-nous sans tarder.`,
  },
};
