import { sql } from 'kysely';
import type { UserRecord } from '../../../contract/endpoints/users/record';
import { mayListUsers } from '../../../domain/userPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { refusalOf, type Outcome } from '../../failure';
import type { Services } from '../../services';
import type { RequestContext } from '../identity/requestContext';
import { isLastAdmin } from './lastAdmin';
import { findUsers } from './listUsers';
import { findSecondFactor } from '../identity/secondFactorState';

export type { UserRecord } from '../../../contract/endpoints/users/record';

/** A person with what an administrator needs to look after the account; null when there is none. */
export async function findUserRecord(
  services: Pick<Services, 'config'>,
  db: Queries,
  userId: string,
  at: Date,
): Promise<UserRecord | null> {
  const [summary] = await findUsers(db, [userId], at);
  if (summary === undefined) return null;
  const row = await db
    .selectFrom('app_user')
    .select(['version', 'held_at', 'has_temporary_password', 'temporary_password_expires_at'])
    .select(
      sql<number>`(select count(*)::int from user_session
        where user_id = app_user.id and revoked_at is null and expires_at > ${at})`.as('sessions'),
    )
    .select(
      sql<string | null>`(select pending.id::text from pending_change pending
        where pending.user_id = app_user.id and pending.state = 'waiting')`.as('pending_change_id'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...summary,
    version: row.version,
    heldAt: row.held_at?.toISOString() ?? null,
    secondFactor: (await findSecondFactor(services, db, userId)).by,
    openSessions: row.sessions,
    temporaryPasswordEndsAt: row.has_temporary_password
      ? (row.temporary_password_expires_at?.toISOString() ?? null)
      : null,
    isLastAdmin: await isLastAdmin(db, summary),
    pendingChangeId: row.pending_change_id,
  };
}

/** One person, for staff. */
export async function readUser(
  services: Pick<Services, 'config'>,
  db: Queries,
  ctx: RequestContext,
  userId: string,
): Promise<Outcome<UserRecord>> {
  const refusal = refusalOf(mayListUsers(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const record = isRowId(userId) ? await findUserRecord(services, db, userId, ctx.at) : null;
  return record === null ? fail({ kind: 'not-found' }) : ok(record);
}
