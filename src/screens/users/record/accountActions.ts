/** Actions of the audit trail that are about an account. */
export const ACCOUNT_ACTIONS = [
  'signed-in',
  'signed-out',
  'code-asked',
  'session-revoked',
  'sessions-ended',
  'password-confirmed',
  'password-changed',
  'password-reset',
  'password-link-asked',
  'email-change-asked',
  'email-changed',
  'second-factor-changed',
  'first-administrator-created',
  'user-created',
  'user-invited-again',
  'user-locked',
  'user-unlocked',
  'user-password-reset',
  'staff-roles-asked',
  'user-roles-changed',
  'user-permissions-changed',
  'user-second-factor-reset',
  'user-sessions-ended',
  'user-switched-off',
  'user-switched-on',
] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

export const isAccountAction = (action: string): action is AccountAction =>
  ACCOUNT_ACTIONS.some((known) => known === action);
