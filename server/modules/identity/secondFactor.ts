import { isStaff } from '../../../domain/roles';
import type { HeldRole } from '../../db/userTables';
import type { Services } from '../../services';

/** What decides about a person's second step. */
export interface FactorOwner {
  readonly roles: readonly HeldRole[];
  readonly mfa_enabled: boolean;
}

type Settings = Pick<Services['config'], 'staffSecondFactor'>;

/** Whether a person cannot switch the second step off: the board's people where the configuration says so (decision 15). */
export const mustHaveSecondFactor = (owner: Pick<FactorOwner, 'roles'>, settings: Settings): boolean =>
  settings.staffSecondFactor === 'required' && isStaff(owner.roles);

/** Whether signing in takes a code beside the password. */
export const hasSecondFactor = (owner: FactorOwner, settings: Settings): boolean =>
  owner.mfa_enabled || mustHaveSecondFactor(owner, settings);
