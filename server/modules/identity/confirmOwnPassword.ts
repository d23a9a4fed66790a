import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { fieldFailed, type Outcome } from '../../failure';
import type { Services } from '../../services';
import type { Deed } from './caller';
import { selectPasswordOwner, type PasswordOwner } from './newPassword';
import { appendAudit } from '../audit/appendAudit';
import { attemptAddress, countFailure, findSignInLock, lockFailure } from './signInAttempts';

/**
 * The signed-in person, once they have typed their present password. A wrong one counts as a wrong sign-in (6.2.3), so that an
 * unlocked computer is no place to guess at. Call it inside `oneTryAtATime`.
 */
export async function confirmOwnPassword(
  { hasher, database }: Pick<Services, 'hasher' | 'database'>,
  deed: Deed,
  currentPassword: string,
): Promise<Outcome<PasswordOwner>> {
  const { caller, at } = deed;
  const address = attemptAddress(caller.email);
  const reader = { language: deed.language, zone: deed.boardZone };
  const lock = lockFailure(await findSignInLock(database.db, address, at), reader);
  if (lock !== null) {
    await deed.transact((tx) => keepRefusal(tx, deed, { reason: lock.kind }));
    return fail(lock);
  }
  const owner = await selectPasswordOwner(database.db)
    .where('app_user.id', '=', caller.actor.userId)
    .executeTakeFirstOrThrow();
  if (await hasher.verify(currentPassword, owner.password_hash)) return ok(owner);
  const counted = await deed.transact(async (tx) => {
    const state = await countFailure(tx, address, at);
    await keepRefusal(tx, deed, { locked: state.kind !== 'open' });
    return state;
  });
  const locked = lockFailure(counted, reader);
  return locked === null ? fieldFailed('currentPassword', 'wrong-password') : fail(locked);
}

async function keepRefusal(tx: Tx, deed: Deed, details: Readonly<Record<string, unknown>>): Promise<void> {
  const { userId, companyId } = deed.caller.actor;
  await appendAudit(tx, deed, {
    action: 'password-confirmed',
    outcome: 'refused',
    subject: { type: 'user', id: userId },
    companyId,
    details,
  });
}
