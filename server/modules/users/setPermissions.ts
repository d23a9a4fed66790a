import { instantText } from '../../../contract/texts/instantText';
import { permissionsText } from '../../../contract/texts/permissions';
import { completePermissions, type CompanyPermission } from '../../../domain/companyAccess';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed } from '../../failure';
import type { Services } from '../../services';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';
import { queueMail } from '../mail/queueMail';
import { fullName } from './fullName';
import { type ManagedUser, manageUser, type UserChange } from './manageUser';
import { keepsManager } from './people/keepsManager';
import { notifyManagers } from './people/notifyManagers';

interface Wanted {
  readonly version: number;
  readonly permissions: readonly CompanyPermission[];
}

/** Changes what a company's person may do, on the version looked at; the person hears of it by email, the managers in the portal. */
export async function setPermissions(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  user: ManagedUser,
  wanted: Wanted,
): Promise<UserChange> {
  if (user.is_board) return failed('user-not-possible-now');
  if (user.version !== wanted.version) return fail(await staleRecord(tx, { type: 'user', id: user.id }, ctx));
  const permissions = completePermissions(wanted.permissions);
  if (permissions.join() === user.permissions.join()) return ok(null);
  if (!permissions.includes('managePeople') && !(await keepsManager(tx, user)))
    return failed('last-people-manager');
  await tx.updateTable('app_user').set({ permissions }).where('id', '=', user.id).execute();
  await queueMail(services, tx, ctx.at, {
    kind: 'permissions-changed',
    to: user.email,
    language: user.language,
    values: {
      when: instantText(user.language, ctx.boardZone, ctx.at.getTime()),
      person: ctx.caller.name,
      company: user.legal_name,
      permissions: permissionsText(user.language, permissions),
    },
  });
  await notifyManagers(tx, ctx, user, fullName(user.first_name, user.last_name));
  return ok({
    action: 'user-permissions-changed',
    details: { before: [...user.permissions], after: permissions },
  });
}

/** The same for an administrator of the board. */
export const changeUserPermissions = (
  services: Services,
  ctx: RequestContext,
  userId: string,
  wanted: Wanted,
) => manageUser(services, ctx, userId, (tx, user) => setPermissions(services, tx, ctx, user, wanted));
