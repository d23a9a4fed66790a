import type { CompanyPerson } from '../../../../contract/endpoints/users/people';
import { mayManagePeople, mayManagePerson } from '../../../../domain/userPermissions';
import { fail, ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Tx } from '../../../db/transaction';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { Services } from '../../../services';
import type { RequestContext } from '../../identity/requestContext';
import { changeUser, type ManagedUser, type UserChange } from '../manageUser';
import { findPeople } from './listPeople';

/** Does something to a colleague's account. People of other companies are not there. */
export const managePerson = (
  services: Pick<Services, 'config'>,
  ctx: RequestContext,
  userId: string,
  change: (tx: Tx, user: ManagedUser) => Promise<UserChange>,
): Promise<Outcome<CompanyPerson>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const company = await findManagingCompany(tx, actor.companyId);
    const refused = refusalOf(mayManagePeople(actor, company));
    if (refused !== null) return fail(refused);
    if (!isRowId(userId) || !(await isColleague(tx, userId, actor.companyId))) return failed('not-found');
    const barred = refusalOf(mayManagePerson(actor, company, { userId }));
    if (barred !== null) return fail(barred);
    const changed = await changeUser(services, tx, ctx, userId, change);
    return changed.ok ? ok(await getPerson(tx, ctx, userId)) : changed;
  });

/** Whether the board lets the company manage its people; held until the end of the transaction. */
export async function findManagingCompany(
  tx: Tx,
  companyId: string,
): Promise<{ readonly managesPeople: boolean }> {
  const row = await tx
    .selectFrom('company')
    .select('manages_people')
    .where('id', '=', companyId)
    .forShare()
    .executeTakeFirstOrThrow();
  return { managesPeople: row.manages_people };
}

/** A colleague who is there for certain. */
export async function getPerson(tx: Tx, ctx: RequestContext, userId: string): Promise<CompanyPerson> {
  const [person] = await findPeople(tx, ctx, [userId]);
  if (person === undefined) throw new Error(`user ${userId} is gone inside the transaction that holds it`);
  return person;
}

async function isColleague(tx: Tx, userId: string, companyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}
