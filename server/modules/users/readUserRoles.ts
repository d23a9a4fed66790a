import { mayListUsers, mayManageUser } from '../../../domain/userPermissions';
import { fail, ok } from '../../../domain/result';
import { STAFF_ROLES, type Role } from '../../../domain/roles';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { refusalOf, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';

export interface UserRoles {
  readonly userId: string;
  readonly held: Role[];
  /** What the reader may give this person: nothing for those who manage no users. */
  readonly assignable: Role[];
}

/** The roles a person holds and may be given. */
export async function readUserRoles(
  db: Queries,
  ctx: RequestContext,
  userId: string,
): Promise<Outcome<UserRoles>> {
  const { actor } = ctx.caller;
  const refusal = refusalOf(mayListUsers(actor));
  if (refusal !== null) return fail(refusal);
  if (!isRowId(userId)) return fail({ kind: 'not-found' });
  const user = await db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['app_user.roles', 'company.is_board'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) return fail({ kind: 'not-found' });
  const mayGive = mayManageUser(actor, { userId }).allowed;
  const assignable: readonly Role[] = user.is_board ? STAFF_ROLES : ['user'];
  return ok({ userId, held: user.roles, assignable: mayGive ? [...assignable] : [] });
}
