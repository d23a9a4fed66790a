import type { Catalogue } from './sentence';

/** Failures of sign-in, of passwords, and of managing accounts. */
export const accountFailuresEn = {
  'password-leaked': 'This password has appeared in a data breach. Choose one you don’t use anywhere else.',
  'reset-refused':
    'Unable to reset password. The link works once, for a short time, and only the newest link works. Ask for a new one.',
  'code-wrong':
    'This code is incorrect, was already used, or has expired. Check it, or sign in again for a new one.',
  'code-locked':
    'There were too many incorrect codes, so sign-in is locked until {{until}}. Wait, then sign in again.',
  'account-held': 'The board locked this account. Ask the board to unlock it.',
  'second-factor-required': 'Board staff must use two-step verification, so you can’t turn it off.',
  'second-factor-needs-longer-password':
    'Without two-step verification, your password needs at least {{least}} characters. Choose a longer password first.',
  'authenticator-not-begun': 'You haven’t started to set up an authenticator app. Start again.',
  'authenticator-unreadable':
    'We can’t check the codes from your authenticator app. Enter a recovery code, or ask an administrator to reset the app.',
  'last-admin': 'This is the last administrator who can sign in. Make another person an administrator first.',
  'user-not-possible-now':
    'You can’t do this because of the account’s current status. Check the status, then try again.',
  'company-decided': 'This registration was already decided. Check the company’s current status.',
  'company-inactive':
    'This company isn’t active, so its users can’t sign in. A board administrator can activate it.',
  'company-not-possible-now':
    'You can’t do this because of the company’s current status. Check the status, then try again.',
  'importer-number-taken':
    'One of these importer numbers already belongs to another company. Search for it in the list of companies.',
  'email-unchanged': 'The account already has this email address. Enter the new one.',
  'view-name-taken': 'You already have a view with this name for this list. Choose another name.',
  'views-too-many':
    'You have {{most}} views for this list, which is the limit. Delete one you no longer need.',
  'email-change-too-often':
    'There were too many requests to change the email address. Wait an hour, then try again.',
  'email-change-ended':
    'This change is no longer valid. It expired, had too many incorrect codes, or was replaced by a newer one. Start again.',
} as const satisfies Catalogue;
