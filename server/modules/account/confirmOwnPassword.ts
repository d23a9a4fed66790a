import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { fieldFailed, type Outcome } from '../../failure';
import type { Services } from '../../services';
import type { RequestContext } from '../identity/requestContext';
import { selectPasswordOwner, type PasswordOwner } from '../identity/newPassword';
import { recordRefusal } from '../audit/recordRefusal';
import { attemptAddress, countFailure, findSignInLock, lockFailure } from '../identity/signInAttempts';

/**
 * The signed-in person, once they have typed their present password. A wrong one counts as a wrong sign-in (6.2.3), so that an
 * unlocked computer is no place to guess at. Call it inside `oneTryAtATime`.
 */
export async function confirmOwnPassword(
  { hasher, database }: Pick<Services, 'hasher' | 'database'>,
  ctx: RequestContext,
  currentPassword: string,
): Promise<Outcome<PasswordOwner>> {
  const { caller, at } = ctx;
  const address = attemptAddress(caller.email);
  const reader = { language: ctx.language, zone: ctx.boardZone };
  const lock = lockFailure(await findSignInLock(database.db, address, at), reader);
  if (lock !== null) {
    await ctx.transact((tx) => refuse(tx, ctx, { reason: lock.kind }));
    return fail(lock);
  }
  const owner = await selectPasswordOwner(database.db)
    .where('app_user.id', '=', caller.actor.userId)
    .executeTakeFirstOrThrow();
  if (await hasher.verify(currentPassword, owner.password_hash)) return ok(owner);
  const counted = await ctx.transact(async (tx) => {
    const state = await countFailure(tx, address, at);
    await refuse(tx, ctx, { locked: state.kind !== 'open' });
    return state;
  });
  const locked = lockFailure(counted, reader);
  return locked === null ? fieldFailed('currentPassword', 'wrong-password') : fail(locked);
}

async function refuse(
  tx: Tx,
  ctx: RequestContext,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { userId, companyId } = ctx.caller.actor;
  await recordRefusal(tx, ctx, {
    action: 'password-confirmed',
    subject: { type: 'user', id: userId },
    companyId,
    details,
  });
}
