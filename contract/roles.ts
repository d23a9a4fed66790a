export { ROLES, STAFF_ROLES, type Role } from '../domain/roles';

/** The marker role of a session whose password is temporary; it is never held beside another role. */
export const TEMPORARY_ROLE = 'user-requires-password-reset';
