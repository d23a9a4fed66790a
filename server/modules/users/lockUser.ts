import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome } from '../../failure';
import type { Services } from '../../services';
import type { RequestContext } from '../identity/requestContext';
import { isLastAdmin } from './lastAdmin';
import { manageUser, type ManagedUser, type UserChange } from './manageUser';
import { invalidatePendingSecrets } from '../identity/newPassword';
import { revokeSessions, type RevocationReason } from '../identity/revokeSessions';
import { attemptAddress, codeAttempts, forgetFailures } from '../identity/signInAttempts';

type Settings = Pick<Services, 'config'>;

/** Keeps somebody from signing in until an administrator unlocks them; their sessions end within seconds. */
export const lockUser = (services: Settings, ctx: RequestContext, userId: string, reason: string) =>
  manageUser(services, ctx, userId, async (tx, user) => {
    if (user.held_at !== null) return failed('user-not-possible-now');
    const barred = await shutOut(tx, user, ctx.at, 'account-locked');
    if (barred !== null) return barred;
    await tx
      .updateTable('app_user')
      .set({ held_at: ctx.at, access_ended_at: ctx.at })
      .where('id', '=', userId)
      .execute();
    return ok({ action: 'user-locked', details: { reason } });
  });

/** Takes away an administrator's lock and those after wrong passwords and codes. */
export const unlockUser = (services: Settings, ctx: RequestContext, userId: string) =>
  manageUser(services, ctx, userId, async (tx, user) => {
    await tx.updateTable('app_user').set({ held_at: null }).where('id', '=', userId).execute();
    await forgetFailures(tx, attemptAddress(user.email));
    await forgetFailures(tx, codeAttempts(userId));
    return ok({ action: 'user-unlocked' });
  });

/** Switches an account off: from then on it looks like one that does not exist. */
export const switchUserOff = (services: Settings, ctx: RequestContext, userId: string, reason: string) =>
  manageUser(services, ctx, userId, (tx, user) => switchOff(tx, ctx, user, { reason }));

/** The same inside a transaction, for whoever was found to be allowed to. */
export async function switchOff(
  tx: Tx,
  ctx: RequestContext,
  user: ManagedUser,
  details: Readonly<Record<string, unknown>>,
): Promise<UserChange> {
  if (!user.is_active) return failed('user-not-possible-now');
  const barred = await shutOut(tx, user, ctx.at, 'account-switched-off');
  if (barred !== null) return barred;
  await tx
    .updateTable('app_user')
    .set({ is_active: false, access_ended_at: ctx.at, ended_by_company: false })
    .where('id', '=', user.id)
    .execute();
  return ok({ action: 'user-switched-off', details });
}

export const switchUserOn = (services: Settings, ctx: RequestContext, userId: string) =>
  manageUser(services, ctx, userId, async (tx, user) => {
    if (user.is_active) return failed('user-not-possible-now');
    await tx
      .updateTable('app_user')
      .set({ is_active: true, ended_by_company: false })
      .where('id', '=', userId)
      .execute();
    return ok({ action: 'user-switched-on' });
  });

/** Ends every session of somebody; they may sign in again. */
export const endUserSessions = (services: Settings, ctx: RequestContext, userId: string) =>
  manageUser(services, ctx, userId, async (tx) =>
    ok({
      action: 'user-sessions-ended',
      details: { ended: await revokeSessions(tx, userId, 'ended-by-admin', ctx.at) },
    }),
  );

async function shutOut(
  tx: Tx,
  user: ManagedUser,
  at: Date,
  reason: RevocationReason,
): Promise<Outcome<never> | null> {
  if (await isLastAdmin(tx, user)) return failed('last-admin');
  await revokeSessions(tx, user.id, reason, at);
  await invalidatePendingSecrets(tx, user.id);
  return null;
}
