import * as z from 'zod/mini';
import { ROLES } from '../domain/roles';

export { ROLES, STAFF_ROLES, type Role, type StaffRole } from '../domain/roles';

/** The marker role of a session whose password is temporary; it is never held beside another role. */
export const TEMPORARY_ROLE = 'user-requires-password-reset';

export const roleSchema = z.enum(ROLES);
