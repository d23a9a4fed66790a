import { fail, ok } from '../../../domain/result';
import { inTransaction, type Tx } from '../../db/transaction';
import type { Failure, Outcome } from '../../failure';
import type { Services } from '../../services';
import { digestOf } from '../../system/ids';
import { appendAudit } from '../audit/appendAudit';
import type { Visit } from './requestContext';
import { revokeSession } from './revokeSessions';
import { idleEnd, issueGrant, type Grant } from './session';
import { readSessionToken } from './sessionToken';

/** Two tabs may send the same credential at once; so long after its use it is still taken (10.4.5). */
const GRACE_MS = 10_000;
const ENDED: Failure = { kind: 'session-ended' };

/**
 * Exchanges a refresh credential for a new one and a new access token. The bearer token, expired or not, must belong to the same
 * session, so that the cookie alone is good for nothing. A credential used before, beyond the grace of two tabs, has been copied:
 * the whole session ends, the thief's and the owner's.
 * @param sent.idleSeconds how long before this nobody did anything; the idle end counts from then, and never moves back
 */
export async function refreshSession(
  services: Services,
  sent: {
    readonly credentialOf: (sessionId: string) => string | null;
    readonly bearer: string | null;
    readonly idleSeconds: number;
  },
  visit: Visit,
): Promise<Outcome<Grant>> {
  if (sent.bearer === null) return fail(ENDED);
  const token = await readSessionToken(services.signer, sent.bearer, true);
  const credential = token === null ? null : sent.credentialOf(token.sessionId);
  if (token === null || credential === null) return fail(ENDED);
  return inTransaction(services.database, async (tx) => {
    const found = await findCredential(tx, digestOf(credential));
    if (found?.session.id !== token.sessionId || hasEnded(found, visit.at)) return fail(ENDED);
    const isFirstUse = await markUsed(tx, found.tokenHash, visit.at);
    const usedBefore = isFirstUse ? 0 : visit.at.getTime() - (found.usedAt ?? visit.at).getTime();
    if (Math.abs(usedBefore) > GRACE_MS) {
      // Used in the future: the clock was set back, which proves no theft and gives no second use either.
      if (usedBefore > 0) await endStolenSession(tx, found, visit);
      return fail(ENDED);
    }
    const usedAt = lastUse(found, visit.at, sent.idleSeconds);
    const session = {
      ...found.session,
      expiresAt: idleEnd(usedAt, found.session.absoluteExpiresAt, services.config),
    };
    await tx
      .updateTable('user_session')
      .set({ last_used_at: usedAt, expires_at: session.expiresAt, last_address: visit.source.address })
      .where('id', '=', session.id)
      .execute();
    return ok(await issueGrant(services, tx, found.owner, session, { now: visit.at, today: visit.today }));
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof findCredential>>>;

const hasEnded = ({ session, revokedAt, isActive }: Found, now: Date): boolean =>
  revokedAt !== null || session.expiresAt <= now || session.absoluteExpiresAt <= now || !isActive;

/**
 * A renewal that nobody caused, as a live connection makes it, is no use of the session (decision 56). A use in the future, before
 * the clock was set back, counts as one now.
 */
const lastUse = ({ lastUsedAt }: Found, now: Date, idleSeconds: number): Date =>
  new Date(Math.min(now.getTime(), Math.max(lastUsedAt.getTime(), now.getTime() - idleSeconds * 1_000)));

async function findCredential(tx: Tx, tokenHash: string) {
  const row = await tx
    .selectFrom('refresh_credential')
    .innerJoin('user_session', 'user_session.id', 'refresh_credential.session_id')
    .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
    .select([
      'user_session.id as session_id',
      'remember_me',
      'expires_at',
      'absolute_expires_at',
      'last_used_at',
      'revoked_at',
      'used_at',
      'app_user.id',
      'email',
      'first_name',
      'last_name',
      'company_id',
      'roles',
      'app_user.permissions',
      'has_temporary_password',
      'is_active',
    ])
    .where('token_hash', '=', tokenHash)
    // Held to the end, so that refreshes of one session take turns and see each other's marks.
    .forUpdate('user_session')
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    tokenHash,
    owner: row,
    isActive: row.is_active,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    usedAt: await usedAtNow(tx, tokenHash),
    session: {
      id: row.session_id,
      rememberMe: row.remember_me,
      expiresAt: row.expires_at,
      absoluteExpiresAt: row.absolute_expires_at,
    },
  };
}

/** Read after the session is held: the row joined above may be older than a mark made while this one waited. */
async function usedAtNow(tx: Tx, tokenHash: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('refresh_credential')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.used_at ?? null;
}

async function markUsed(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('refresh_credential')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

async function endStolenSession(tx: Tx, { session, owner }: Found, visit: Visit): Promise<void> {
  await revokeSession(tx, { id: session.id, userId: owner.id }, 'credential-reused', visit.at);
  await appendAudit(
    tx,
    { caller: null, source: visit.source, at: visit.at },
    {
      action: 'session-revoked',
      subject: { type: 'user', id: owner.id },
      companyId: owner.company_id,
      details: { reason: 'credential-reused', sessionId: session.id },
    },
  );
}
