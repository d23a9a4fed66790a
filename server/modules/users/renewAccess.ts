import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed } from '../../failure';
import type { Services } from '../../services';
import type { RequestContext } from '../identity/requestContext';
import { forgetAuthenticator, mailOfChange } from '../account/changeSecondFactor';
import { manageUser, type ManagedUser, type UserChange } from './manageUser';
import { invalidatePendingSecrets } from '../identity/newPassword';
import { revokeSessions } from '../identity/revokeSessions';
import { attemptAddress, forgetFailures } from '../identity/signInAttempts';
import {
  mailTemporaryPassword,
  makeTemporaryPassword,
  temporaryPasswordColumns,
} from '../identity/temporaryPassword';
import type { TemporaryPassword } from '../identity/temporaryPassword';

/** Gives somebody a temporary password by email; the old one and every session end. */
export async function resetUserPassword(services: Services, ctx: RequestContext, userId: string) {
  const temporary = await makeTemporaryPassword(services);
  return manageUser(services, ctx, userId, async (tx, user) => {
    if (user.company_status !== 'Active') return failed('company-inactive');
    if (!user.is_active) return failed('user-not-possible-now');
    await give(services, tx, ctx, user, temporary);
    return ok({ action: 'user-password-reset' });
  });
}

/** Sends a further temporary password to somebody who has not replaced theirs. */
export async function resendInvitation(services: Services, ctx: RequestContext, userId: string) {
  const temporary = await makeTemporaryPassword(services);
  return manageUser(services, ctx, userId, (tx, user) => inviteAgain(services, tx, ctx, user, temporary));
}

/** The same inside a transaction, for whoever was found to be allowed to. */
export async function inviteAgain(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  user: ManagedUser,
  temporary: TemporaryPassword,
): Promise<UserChange> {
  if (user.company_status !== 'Active') return failed('company-inactive');
  if (!user.is_active || !user.has_temporary_password) return failed('user-not-possible-now');
  await give(services, tx, ctx, user, temporary);
  return ok({ action: 'user-invited-again' });
}

/** For somebody whose authenticator app is gone: codes come by email again. */
export const resetUserSecondFactor = (services: Services, ctx: RequestContext, userId: string) =>
  manageUser(services, ctx, userId, async (tx, user) => {
    if (user.authenticator_secret === null) return failed('user-not-possible-now');
    await forgetAuthenticator(tx, userId, true);
    await mailOfChange(services, tx, ctx, user, 'mail');
    return ok({ action: 'user-second-factor-reset' });
  });

async function give(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  user: ManagedUser,
  temporary: TemporaryPassword,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set(temporaryPasswordColumns(temporary, ctx.at))
    .where('id', '=', user.id)
    .execute();
  await invalidatePendingSecrets(tx, user.id);
  await forgetFailures(tx, attemptAddress(user.email));
  await revokeSessions(tx, user.id, 'password-reset', ctx.at);
  await mailTemporaryPassword(services, tx, ctx.at, {
    kind: 'temporary-password',
    to: user.email,
    language: user.language,
    temporary,
  });
}
