/** The roles; `none` is anyone who is not signed in. The temporary-password marker is no role. */
export const ROLES = ['none', 'user', 'verifier', 'admin', 'readonly', 'approver'] as const;
export type Role = (typeof ROLES)[number];

/** Roles of the board's own people; only they receive live status messages. */
export const STAFF_ROLES = ['admin', 'approver', 'verifier', 'readonly'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether a text is a role's name. Names are compared whole: `user-requires-password-reset` is not `user`. */
export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** Whether any of the roles belongs to the board's staff. */
export const isStaff = (roles: readonly string[]): boolean =>
  STAFF_ROLES.some((role) => roles.includes(role));
