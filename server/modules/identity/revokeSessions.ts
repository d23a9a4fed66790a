import type { Tx } from '../../db/transaction';
import { announceAccessChange } from './accessChanges';

export type RevocationReason = 'signed-out' | 'credential-reused' | 'password-changed';

/** Ends one session, with whatever it was acting for. Its live connections are closed by every process within moments. */
export async function revokeSession(
  tx: Tx,
  session: { readonly id: string; readonly userId: string },
  reason: RevocationReason,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('user_session')
    .set({ revoked_at: at, revoked_reason: reason })
    .where('id', '=', session.id)
    .where('revoked_at', 'is', null)
    .execute();
  await tx
    .updateTable('impersonation')
    .set({ ended_at: at })
    .where('session_id', '=', session.id)
    .where('ended_at', 'is', null)
    .execute();
  await announceAccessChange(tx, session.userId);
}

/** Ends a user's sessions but the one named. */
export async function revokeOtherSessions(
  tx: Tx,
  userId: string,
  keptSessionId: string,
  reason: RevocationReason,
  at: Date,
): Promise<void> {
  const others = await tx
    .selectFrom('user_session')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<>', keptSessionId)
    .where('revoked_at', 'is', null)
    .execute();
  for (const { id } of others) await revokeSession(tx, { id, userId }, reason, at);
}
