/** Actions of the audit trail that have a sentence of their own in a person's history. */
const KNOWN = [
  'signed-in',
  'code-asked',
  'signed-out',
  'password-link-asked',
  'password-reset',
  'password-changed',
  'second-factor-changed',
  'email-change-asked',
  'email-changed',
  'sessions-ended',
  'session-revoked',
  'user-created',
  'user-invited-again',
  'user-password-reset',
  'user-second-factor-reset',
  'user-sessions-ended',
  'user-locked',
  'user-unlocked',
  'user-roles-changed',
  'user-permissions-changed',
  'user-switched-off',
  'user-switched-on',
  'first-administrator-created',
] as const;

/** The sentence of an action; an action without one of its own is another change. */
export const eventKey = (action: string): (typeof KNOWN)[number] | 'other' =>
  KNOWN.find((known) => known === action) ?? 'other';
