/** What a person may do for their company beside seeing everything of it. */
export const COMPANY_PERMISSIONS = ['prepare', 'sign', 'managePeople'] as const;
export type CompanyPermission = (typeof COMPANY_PERMISSIONS)[number];

/** What a call or an action asks of a company's person: to see (everyone), or one of the permissions. */
export type NeededPermission = 'view' | CompanyPermission;

/**
 * Whether somebody may do what needs a permission. Who signs may also prepare.
 * @param held undefined in sessions of a server without permissions: all of them
 */
export function holdsPermission(
  held: readonly CompanyPermission[] | undefined,
  needed: NeededPermission,
): boolean {
  if (needed === 'view' || held === undefined) return true;
  return held.includes(needed) || (needed === 'prepare' && held.includes('sign'));
}

/** Permissions without repeats, in their order, and with "prepare" beside "sign". */
export const completePermissions = (wanted: readonly CompanyPermission[]): CompanyPermission[] =>
  COMPANY_PERMISSIONS.filter((permission) => holdsPermission(wanted, permission));
