import { completePermissions, type CompanyPermission } from '../../../domain/companyAccess';

/** The choices after one was changed: who signs also prepares, so the two come and go together. */
export function togglePermission(
  chosen: readonly CompanyPermission[],
  permission: CompanyPermission,
  isChosen: boolean,
): CompanyPermission[] {
  if (isChosen) return completePermissions([...chosen, permission]);
  const gone: readonly CompanyPermission[] = permission === 'prepare' ? ['prepare', 'sign'] : [permission];
  return chosen.filter((each) => !gone.includes(each));
}
