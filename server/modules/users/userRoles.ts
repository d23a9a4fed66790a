import { isStaff, type Role } from '../../../domain/roles';
import { ok } from '../../../domain/result';
import type { HeldRole } from '../../db/userTables';
import { fieldFailed, type Outcome } from '../../failure';

/**
 * The roles somebody may hold: staff roles for the board's people, the user's role for a company's, never mixed.
 * @param atBoard whether the person works for the board
 */
export function rolesFor(atBoard: boolean, wanted: readonly Role[]): Outcome<readonly HeldRole[]> {
  const roles = [...new Set(wanted)].filter((role): role is HeldRole => role !== 'none');
  if (roles.length === 0) return fieldFailed('roles', 'field-missing');
  if (isStaff(roles) && roles.includes('user')) return fieldFailed('roles', 'roles-mixed');
  return isStaff(roles) === atBoard ? ok(roles) : fieldFailed('roles', 'roles-of-company');
}
