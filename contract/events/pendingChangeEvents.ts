import type { EventRules } from './eventRule';

const TO_ADMINS = { recipients: ['admin'], mailed: ['admin'], isFixedInApp: true } as const;

/** What one administrator does that needs a second one. All of them are told, and cannot turn it off in the portal. */
export const PENDING_CHANGE_EVENTS = {
  'staff-account-waiting': TO_ADMINS,
  'staff-roles-waiting': TO_ADMINS,
  'configuration-waiting': TO_ADMINS,
  'change-confirmed': TO_ADMINS,
  'change-refused': TO_ADMINS,
  'change-withdrawn': TO_ADMINS,
  'change-made-alone': TO_ADMINS,
  'changes-made-alone': TO_ADMINS,
  'configuration-in-effect': { recipients: ['admin'], mailed: ['admin'] },
} as const satisfies EventRules;
