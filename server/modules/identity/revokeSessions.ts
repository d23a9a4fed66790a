import type { Tx } from '../../db/transaction';
import { announceAccessChange } from '../users/accessChanges';

export type RevocationReason =
  | 'signed-out'
  | 'credential-reused'
  | 'password-changed'
  | 'password-reset'
  | 'ended-by-owner'
  | 'ended-by-admin'
  | 'account-locked'
  | 'account-switched-off'
  | 'company-deactivated'
  | 'company-merged';

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

/** Ends a user's sessions but the one kept, if any. @returns how many */
export async function revokeSessions(
  tx: Tx,
  userId: string,
  reason: RevocationReason,
  at: Date,
  storedSessionId: string | null = null,
): Promise<number> {
  const open = await tx
    .selectFrom('user_session')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  const others = open.filter(({ id }) => id !== storedSessionId);
  for (const { id } of others) await revokeSession(tx, { id, userId }, reason, at);
  return others.length;
}
