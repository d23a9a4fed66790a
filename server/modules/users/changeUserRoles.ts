import type { Role } from '../../../domain/roles';
import { fail, ok } from '../../../domain/result';
import { failed } from '../../failure';
import type { Services } from '../../services';
import type { RequestContext } from '../identity/requestContext';
import { isLastAdmin } from './lastAdmin';
import { manageUser } from './manageUser';
import { staleRecord } from '../identity/staleRecord';
import { rolesFor } from './userRoles';

/** Changes somebody else's roles; the person's next request has the new ones (8.3.2). */
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
    if (!roles.value.includes('admin') && (await isLastAdmin(tx, user))) return failed('last-admin');
    await tx
      .updateTable('app_user')
      .set({ roles: [...roles.value] })
      .where('id', '=', userId)
      .execute();
    return ok({ action: 'user-roles-changed', details: { before: user.roles, after: roles.value } });
  });
