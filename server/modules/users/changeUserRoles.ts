import type { Role } from '../../../domain/roles';
import { isControlledRoleChange } from '../../../domain/pendingChange';
import { fail, ok } from '../../../domain/result';
import { failed } from '../../failure';
import type { Services } from '../../services';
import type { RequestContext } from '../identity/requestContext';
import { ALONE, askChange, NOT_CONTROLLED } from '../pendingChanges/askChange';
import { setRoles } from './giveRoles';
import { isLastAdmin } from './lastAdmin';
import { manageUser } from './manageUser';
import { staleRecord } from '../identity/staleRecord';
import { rolesFor } from './userRoles';
import { fullName } from './fullName';

/**
 * Changes somebody else's roles; the person's next request has the new ones (8.3.2). Roles of the staff that are given, and the
 * administrator's that is taken, wait for a second administrator.
 */
export const changeUserRoles = (
  services: Pick<Services, 'config'>,
  ctx: RequestContext,
  userId: string,
  wanted: { readonly version: number; readonly roles: readonly Role[] },
) =>
  manageUser(services, ctx, userId, async (tx, user) => {
    if (user.version !== wanted.version)
      return fail(await staleRecord(tx, { type: 'user', id: userId }, ctx));
    const roles = rolesFor(user.is_board, wanted.roles);
    if (!roles.ok) return roles;
    const before = [...user.roles];
    const wantedRoles = [...roles.value];
    if (!user.is_board || !isControlledRoleChange(before, wantedRoles))
      return setRoles(tx, user, wantedRoles, { ...NOT_CONTROLLED, givers: [] });
    if (!wantedRoles.includes('admin') && (await isLastAdmin(tx, user))) return failed('last-admin');
    const name = fullName(user.first_name, user.last_name);
    const content = { name, before, roles: wantedRoles };
    const givers = [ctx.caller.actor.userId];
    const asked = await askChange(tx, ctx, { kind: 'staff-roles', content }, userId, () =>
      setRoles(tx, user, wantedRoles, { ...ALONE, givers }),
    );
    if (!asked.ok) return asked;
    return ok(asked.value.kind === 'waits' ? null : asked.value.value);
  });
