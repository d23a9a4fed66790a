import { exemptionMailEn } from './exemptionMail';
import { emailChangeMailEn } from './emailChange';
import { noticeMail } from './noticeMail';
import { reminderMail } from './reminder';
import type { MailTemplate } from './mailTemplate';

/** Every email the portal sends. `board` and `phone` close each of them. */
export const mailEn = {
  'sign-in-code': {
    subject: 'Your verification code',
    text: `Your verification code is {{code}}. It works once and expires in {{minutes}} minutes.

If you aren’t signing in right now, someone else knows your password. Set a new one at {{link}}`,
  },
  'reset-link': {
    subject: 'Set a new password',
    text: `Someone asked for a new password for this email address. To set a new password, open this link within {{minutes}} minutes. It works once.

{{link}}

If you didn’t ask for this, ignore this email. Your password stays the same.`,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: `Your password was changed on {{when}}. Your other devices were signed out.

If you didn’t do this, contact us right away and set a new password at {{link}}`,
  },
  'temporary-password': {
    subject: 'Your temporary password',
    text: `A board administrator reset your password. Sign in at {{link}} with this temporary password:

{{password}}

It works once and expires in {{hours}} hours. After you sign in, you choose your own password.`,
  },
  'account-invited': {
    subject: 'Your portal account',
    text: `Hello {{name}},

We created a portal account for you. Sign in at {{link}} with this email address and this temporary password:

{{password}}

It works once and expires in {{hours}} hours. After you sign in, you choose your own password.`,
  },
  'registration-received': {
    subject: 'We received your registration',
    text: `We received the registration of {{company}} and will review it. You don’t need to do anything now. We’ll email you our decision.`,
  },
  'registration-known': {
    subject: 'You already have an account',
    text: `Someone tried to register with this email address, but it already has an account. If it wasn’t you, ignore this email. If it was you, sign in or set a new password at {{link}}`,
  },
  'registration-approved': {
    subject: 'Your registration was approved',
    text: `We approved the registration of {{company}} with the board. Sign in at {{link}} with this email address and this temporary password:

{{password}}

It works once and expires in {{hours}} hours. After you sign in, you choose your own password.`,
  },
  'registration-refused': {
    subject: 'Your registration was not approved',
    text: `We didn’t approve the registration of {{company}} for this reason:

{{reason}}

If you think this is a mistake, contact us.`,
  },
  'company-deactivated': {
    subject: 'Your company was deactivated',
    text: `We deactivated {{company}} in the portal, so its users can no longer sign in. The reason:

{{reason}}

We keep everything the company filed. If you think this is a mistake, contact us.`,
  },
  'company-reactivated': {
    subject: 'Your company was reactivated',
    text: `We reactivated {{company}} in the portal. Sign in with the same password as before at {{link}}`,
  },
  'second-factor-changed': {
    subject: 'Your two-step verification was changed',
    text: `Your two-step verification was changed on {{when}}: {{change}}

If you didn’t do this, contact us right away and set a new password at {{link}}`,
  },
  'contact-message': {
    subject: 'Message from {{name}}',
    text: `{{name}} ({{email}}) sent this message from the portal’s contact page:

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

/** What was done to a person's two-step verification. */
export const secondFactorChangesEn = {
  app: 'codes now come from an authenticator app.',
  mail: 'codes now come by email.',
  none: 'it was turned off.',
  codes: 'new recovery codes were created.',
} as const;

export type SecondFactorChange = keyof typeof secondFactorChangesEn;
