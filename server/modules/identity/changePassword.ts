import { mayChangeOwnCredentials } from '../../../domain/companyPermissions';
import { passwordProblem, type PasswordProblem } from '../../../domain/passwordRule';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { fieldFailed, refusalOf, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import type { Deed } from './caller';
import { oneTryAtATime } from './login';
import { revokeOtherSessions } from './revokeSessions';
import { attemptAddress, countFailure, findSignInLock, forgetFailures, lockFailure } from './signInAttempts';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Words of the portal itself, which anybody would try. */
const PORTAL_WORDS = ['Northwood Timber Board portal'];

/**
 * Changes the own password, a temporary one included. A wrong current password counts as a wrong sign-in. The person's other
 * sessions end; this one stays.
 */
export function changePassword(
  services: Services,
  deed: Deed,
  change: PasswordChange,
): Promise<Outcome<null>> {
  const address = attemptAddress(deed.caller.email);
  return oneTryAtATime(address, () => judge(services, deed, change, address));
}

async function judge(
  services: Services,
  deed: Deed,
  change: PasswordChange,
  address: string,
): Promise<Outcome<null>> {
  const { hasher, database, config } = services;
  const { caller, at } = deed;
  const refusal = refusalOf(mayChangeOwnCredentials(caller.actor));
  if (refusal !== null) return fail(refusal);
  const reader = { language: deed.language, zone: config.boardZone };
  const lock = lockFailure(await findSignInLock(database.db, address, at), reader);
  if (lock !== null) return fail(lock);
  const owner = await getOwner(database.db, caller.actor.userId);
  if (!(await hasher.verify(change.currentPassword, owner.password_hash))) {
    const counted = await deed.transact((tx) => countFailure(tx, address, at));
    const locked = lockFailure(counted, reader);
    return locked === null ? fieldFailed('currentPassword', 'wrong-password') : fail(locked);
  }
  const problem = passwordProblem(change.newPassword, {
    hasSecondFactor: owner.mfa_enabled,
    personalTexts: [caller.name, caller.email, owner.legal_name, ...PORTAL_WORDS],
  });
  if (problem !== null) return passwordRefused(problem);
  if (await hasher.verify(change.newPassword, owner.password_hash))
    return fieldFailed('newPassword', 'password-unchanged');
  const hash = await hasher.hash(change.newPassword);
  await deed.transact(async (tx) => {
    await tx
      .updateTable('app_user')
      .set((eb) => ({
        password_hash: hash,
        has_temporary_password: false,
        temporary_password_expires_at: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', caller.actor.userId)
      .execute();
    await forgetFailures(tx, address);
    await revokeOtherSessions(tx, caller.actor.userId, caller.sessionId, 'password-changed', at);
    await appendAudit(tx, deed, {
      action: 'password-changed',
      subject: { type: 'user', id: caller.actor.userId },
      companyId: caller.actor.companyId,
      details: { wasTemporary: caller.isTemporary },
    });
  });
  return ok(null);
}

const getOwner = (db: Queries, userId: string) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['password_hash', 'mfa_enabled', 'legal_name'])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();

function passwordRefused(problem: PasswordProblem): Outcome<never> {
  switch (problem.kind) {
    case 'password-too-short':
      return fieldFailed('newPassword', problem.kind, { least: problem.least });
    case 'password-too-long':
      return fieldFailed('newPassword', problem.kind, { most: problem.most });
    case 'password-common':
    case 'password-personal':
      return fieldFailed('newPassword', problem.kind);
  }
}
