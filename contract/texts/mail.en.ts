import { exemptionMailEn } from './exemptionMail';
import { emailChangeMailEn } from './emailChange';
import { noticeMail } from './noticeMail';
import { reminderMail } from './reminder';
import type { MailTemplate } from './mailTemplate';

/** Every mail the portal sends. `board` and `phone` close each of them. */
export const mailEn = {
  'sign-in-code': {
    subject: 'Your sign-in code',
    text: `Your code for signing in is {{code}}. It works once, within {{minutes}} minutes.

If you are not signing in at the moment, somebody else knows your password: set a new one at {{link}}`,
  },
  'reset-link': {
    subject: 'Set a new password',
    text: `A new password was asked for at the portal for this address. Set it here, once, within {{minutes}} minutes:

{{link}}

If it was not you, do nothing: your password stays as it is.`,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: `The password of your account was changed on {{when}}, and every other session was ended.

If it was not you, set a new password at once at {{link}} and tell us.`,
  },
  'temporary-password': {
    subject: 'Your temporary password',
    text: `An administrator of the board has reset your password. Sign in at {{link}} with this temporary password:

{{password}}

It works once, within {{hours}} hours, and you then choose a password of your own.`,
  },
  'account-invited': {
    subject: 'Your account at the portal',
    text: `Hello {{name}},

an account was made for you at the portal. Sign in at {{link}} with this address and this temporary password:

{{password}}

It works once, within {{hours}} hours, and you then choose a password of your own.`,
  },
  'registration-received': {
    subject: 'Your registration was received',
    text: `We have received the registration of {{company}}, which the board now looks at. It writes to you again; nothing else is needed from you until then.`,
  },
  'registration-known': {
    subject: 'You have an account already',
    text: `Somebody asked for an account for this address, which has one already. If it was you, sign in at {{link}}; if you do not know your password any more, set a new one there. If it was not you, do nothing.`,
  },
  'registration-approved': {
    subject: 'Your registration is approved',
    text: `{{company}} is registered. Sign in at {{link}} with this address and this temporary password:

{{password}}

It works once, within {{hours}} hours, and you then choose a password of your own.`,
  },
  'registration-refused': {
    subject: 'Your registration was not approved',
    text: `The board has not approved the registration of {{company}}:

{{reason}}

If you think this is a mistake, answer to the board.`,
  },
  'company-deactivated': {
    subject: 'Your company is not active any more',
    text: `The board has deactivated {{company}} at the portal, so nobody can sign in for it:

{{reason}}

What the company filed is kept. If you think this is a mistake, answer to the board.`,
  },
  'company-reactivated': {
    subject: 'Your company is active again',
    text: `The board has activated {{company}} again. Sign in at {{link}} as before.`,
  },
  'second-factor-changed': {
    subject: 'The second step of your sign-in was changed',
    text: `The second step of your sign-in was changed on {{when}}: {{change}}

If it was not you, set a new password at once at {{link}} and tell us.`,
  },
  'contact-message': {
    subject: 'Message from {{name}}',
    text: `{{name}} ({{email}}) writes through the portal's contact page:

{{message}}`,
  },
  ...emailChangeMailEn,
  ...exemptionMailEn,
  'report-reminder': reminderMail.en,
  notice: noticeMail.en,
} as const satisfies Readonly<Record<string, MailTemplate>>;

export type MailKind = keyof typeof mailEn;

export const mailClosingEn = `--
{{board}}, {{phone}}`;

/** What was done to somebody's second step of sign-in. */
export const secondFactorChangesEn = {
  app: 'codes now come from an authenticator app.',
  mail: 'codes now come by mail.',
  none: 'it was switched off.',
  codes: 'new recovery codes were made.',
} as const;

export type SecondFactorChange = keyof typeof secondFactorChangesEn;
