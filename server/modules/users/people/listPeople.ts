import type { CompanyPerson } from '../../../../contract/endpoints/users/people';
import { maySeePeople } from '../../../../domain/userPermissions';
import { userState } from '../../../../domain/userState';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { findUsers } from '../listUsers';

type Reader = Pick<RequestContext, 'caller' | 'at'>;

export interface CompanyPeople {
  readonly isManagedByCompany: boolean;
  readonly people: CompanyPerson[];
}

/** The people of the reader's company: those with access first, then by name. */
export async function listPeople(queries: Queries, reader: Reader): Promise<Outcome<CompanyPeople>> {
  const { actor } = reader.caller;
  const refused = refusalOf(maySeePeople(actor));
  if (refused !== null) return fail(refused);
  const ids = await queries
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .execute();
  const people = await findPeople(
    queries,
    reader,
    ids.map(({ id }) => id),
  );
  const { manages_people } = await queries
    .selectFrom('company')
    .select('manages_people')
    .where('id', '=', actor.companyId)
    .executeTakeFirstOrThrow();
  return ok({ isManagedByCompany: manages_people, people });
}

/** People as their colleagues see them. */
export async function findPeople(
  queries: Queries,
  { caller, at }: Reader,
  ids: readonly string[],
): Promise<CompanyPerson[]> {
  const users = await findUsers(queries, ids, at);
  const rows = await queries
    .selectFrom('app_user')
    .select(['id', 'version', 'ended_by_company'])
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return users
    .map((user): CompanyPerson => ({
      id: user.id,
      version: byId.get(user.id)?.version ?? 0,
      name: user.name,
      email: user.email,
      permissions: user.permissions,
      state: userState(user),
      lastSignInAt: user.lastSignInAt,
      isYou: user.id === caller.actor.userId,
      isEndedByCompany: byId.get(user.id)?.ended_by_company ?? false,
    }))
    .sort(
      (a, b) =>
        Number(a.state === 'inactive') - Number(b.state === 'inactive') || a.name.localeCompare(b.name),
    );
}
