import type { OwnSession } from '../../../contract/entities/account';
import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { failed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { revokeSession } from '../identity/revokeSessions';

const openSessions = (db: Queries, userId: string, at: Date) =>
  db
    .selectFrom('user_session')
    .select(['id', 'created_at', 'last_used_at', 'remember_me', 'user_agent', 'last_address', 'expires_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .where('absolute_expires_at', '>', at)
    .orderBy('last_used_at', 'desc');

/** The caller's open sessions, the one used last first. */
export async function listOwnSessions(db: Queries, { caller, at }: RequestContext): Promise<OwnSession[]> {
  const rows = await openSessions(db, caller.actor.userId, at).execute();
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isRemembered: row.remember_me,
    userAgent: row.user_agent,
    address: row.last_address,
    secondsLeft: Math.floor((row.expires_at.getTime() - at.getTime()) / 1_000),
    isThisOne: row.id === caller.sessionId,
  }));
}

/**
 * Ends own sessions and their live connections. Somebody else's session is refused as one that does not exist.
 * @param wanted one session's id, `others` or `all`
 */
export async function endOwnSessions(
  ctx: RequestContext,
  wanted: string,
): Promise<Outcome<{ ended: number }>> {
  const { caller, at } = ctx;
  const { userId, companyId } = caller.actor;
  return ctx.transact(async (tx) => {
    const open = await openSessions(tx, userId, at).execute();
    const ending = open.filter(({ id }) => isMeant(id, wanted, caller.sessionId));
    if (ending.length === 0 && wanted !== 'others') return failed('not-found');
    for (const { id } of ending) await revokeSession(tx, { id, userId }, 'ended-by-owner', at);
    const ended = ending.length;
    await appendAudit(tx, ctx, {
      action: 'sessions-ended',
      subject: { type: 'user', id: userId },
      companyId,
      details: { ended },
    });
    return ok({ ended });
  });
}

function isMeant(id: string, wanted: string, own: string): boolean {
  if (wanted === 'all') return true;
  return wanted === 'others' ? id !== own : id === wanted;
}
