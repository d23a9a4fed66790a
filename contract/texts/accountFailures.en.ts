import type { Catalogue } from './sentence';

/** Failures of signing in, of passwords and of looking after accounts. */
export const accountFailuresEn = {
  'password-leaked':
    'This password stands on lists of passwords that were stolen elsewhere, and is tried first. Choose one that is used nowhere else.',
  'reset-refused':
    'Unable to reset password. A link works once, for a short time, and only the newest one counts. Ask for a new one.',
  'code-wrong':
    'This code is not right, was used before or has run out. Check it, or sign in again for a new one.',
  'code-locked':
    'Too many codes were wrong, so signing in is locked until {{until}}. Wait, then sign in again.',
  'account-held': 'The board has locked this account. Ask the board to unlock it.',
  'second-factor-required': 'People of the board sign in with a code, so this cannot be switched off.',
  'second-factor-needs-longer-password':
    'Without a code the password must have {{least}} characters. Choose a longer password first.',
  'authenticator-unreadable':
    'Codes from your authenticator app cannot be checked. Enter a recovery code, or ask an administrator to reset your authenticator app.',
  'authenticator-not-begun': 'No authenticator app is being set up at the moment. Begin again.',
  'last-admin': 'This is the last administrator who can sign in. Make another person an administrator first.',
  'user-not-possible-now':
    'This cannot be done while the account is as it is now. Look at its present state, then decide again.',
  'company-decided': "This registration was decided before. Look at the company's present state.",
  'company-inactive':
    'The company is not active at the board, so nobody signs in for it. An administrator of the board can activate it.',
  'company-not-possible-now':
    'This cannot be done while the company is as it is now. Look at its present state, then decide again.',
  'importer-number-taken':
    'One of these importer numbers belongs to another company already. Look it up in the list of companies.',
  'email-unchanged': 'This is the address the account has already. Type the new one.',
  'view-name-taken': 'You have a view of this name for this list already. Choose another name.',
  'views-too-many':
    'You keep {{most}} views of this list, which is the most there can be. Remove one you no longer need.',
  'email-change-too-often':
    'The address was to be changed too often within an hour. Wait an hour, then begin again.',
  'email-change-ended':
    'This change has ended: it ran out, its code was wrong too often, or a newer one was begun. Begin again.',
} as const satisfies Catalogue;
