import { ok } from '../../../domain/result';
import type { HeldRole } from '../../db/userTables';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome } from '../../failure';
import type { Services } from '../../services';
import type { RequestContext } from '../identity/requestContext';
import { outdated, type Signed, signedDetails } from '../pendingChanges/askChange';
import { isLastAdmin } from './lastAdmin';
import { changeUser, type ManagedUser, type UserChange } from './manageUser';
import { noteAccessGivers } from './staffTies';
import type { UserRecord } from './userRecord';

type Given = Signed & { readonly givers: readonly string[] };

/** Replaces the roles of an account that is held until the end of the transaction. */
export async function setRoles(
  tx: Tx,
  user: ManagedUser,
  roles: readonly HeldRole[],
  given: Given,
): Promise<UserChange> {
  if (!roles.includes('admin') && (await isLastAdmin(tx, user))) return failed('last-admin');
  await tx
    .updateTable('app_user')
    .set({ roles: [...roles] })
    .where('id', '=', user.id)
    .execute();
  if (user.is_board) await noteAccessGivers(tx, user.id, given.givers);
  return ok({
    action: 'user-roles-changed',
    details: { before: user.roles, after: roles, ...signedDetails(given) },
  });
}

/** Gives roles that a second administrator confirmed, if the account still has those it had when they were asked for. */
export const giveRoles = (
  services: Pick<Services, 'config'>,
  tx: Tx,
  ctx: RequestContext,
  wanted: {
    readonly userId: string;
    readonly before: readonly HeldRole[];
    readonly roles: readonly HeldRole[];
  },
  given: Given,
): Promise<Outcome<UserRecord>> =>
  changeUser(services, tx, ctx, wanted.userId, (held, user) =>
    isSame(user.roles, wanted.before)
      ? setRoles(held, user, wanted.roles, given)
      : Promise.resolve(outdated()),
  );

const isSame = (a: readonly HeldRole[], b: readonly HeldRole[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role));
