import { tiedTo } from '../users/staffTies';
import type { Queries } from '../../db/tables';
import type { Caller } from './requestContext';
import type { SessionToken } from './sessionToken';
import { fullName } from '../users/fullName';

/** A caller together with the company of the session's open impersonation, which counts only when the request names it. */
export interface FoundCaller {
  readonly caller: Caller;
  readonly impersonating: string | null;
}

/**
 * The person of a session as of now, in one query: null when the session has ended, or the account or its company
 * is switched off. Roles, company
 * and state are read each time, so that a change counts at the next request. A lock after failed sign-ins does not end sessions
 * already open: otherwise anybody who knows an address could throw its owner out. A token that names other permissions than the
 * person has now is treated as expired: the browser renews it, and its screens show at once what changed.
 */
export async function findCaller(
  db: Queries,
  session: Pick<SessionToken, 'sessionId' | 'userId' | 'permissions'>,
  now: Date,
): Promise<FoundCaller | null> {
  const [row] = await selectCallers(db, [session.sessionId], now);
  if (row?.user_id !== session.userId) return null;
  if (session.permissions !== undefined && session.permissions.join() !== row.permissions.join()) return null;
  return { caller: callerOf(row), impersonating: row.acting_for };
}

/** The people of several sessions as of now, by session; those whose session has ended are left out. */
export async function findCallers(
  db: Queries,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Caller>> {
  const rows = await selectCallers(db, sessionIds, now);
  return new Map(rows.map((row) => [row.session_id, callerOf(row)]));
}

type Row = Awaited<ReturnType<typeof selectCallers>>[number];

const selectCallers = (db: Queries, sessionIds: readonly string[], now: Date) =>
  db
    .selectFrom('user_session')
    .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .leftJoin('impersonation', (join) =>
      join.onRef('impersonation.session_id', '=', 'user_session.id').on('impersonation.ended_at', 'is', null),
    )
    .select([
      'user_session.id as session_id',
      'app_user.id as user_id',
      'app_user.email',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.company_id',
      'app_user.roles',
      'app_user.permissions',
      'app_user.has_temporary_password',
      'impersonation.company_id as acting_for',
    ])
    .select(tiedTo.as('tied_to'))
    .where('user_session.id', 'in', [...sessionIds])
    .where('user_session.revoked_at', 'is', null)
    .where('user_session.absolute_expires_at', '>', now)
    .where('app_user.is_active', '=', true)
    .where('company.status', '=', 'Active')
    .execute();

const callerOf = (row: Row): Caller => ({
  actor: {
    userId: row.user_id,
    roles: row.has_temporary_password ? [] : row.roles,
    companyId: row.company_id,
    permissions: row.permissions,
    tiedTo: row.tied_to,
  },
  sessionId: row.session_id,
  name: fullName(row.first_name, row.last_name),
  email: row.email,
  isTemporary: row.has_temporary_password,
});
