import type * as z from 'zod/mini';
import type { identityProof } from '../../../contract/endpoints/account/confirmation';
import { mayChangeOwnCredentials } from '../../../domain/accountPermissions';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { fieldFailed, type Outcome, refusalOf } from '../../failure';
import type { Services } from '../../services';
import { digestOf } from '../../system/ids';
import { appendAudit } from '../audit/appendAudit';
import { judgeCode } from '../identity/judgeCode';
import type { PasswordOwner } from '../identity/newPassword';
import { oneTryAtATime } from '../identity/oneTryAtATime';
import type { RequestContext } from '../identity/requestContext';
import { hasSecondFactor } from '../identity/secondFactor';
import {
  attemptAddress,
  CODE_TRIES,
  codeAttempts,
  countFailure,
  findSignInLock,
  forgetFailures,
  lockFailure,
} from '../identity/signInAttempts';
import { selectAccount } from './account';
import { confirmOwnPassword } from './confirmOwnPassword';

export type IdentityProof = z.output<typeof identityProof>;

/**
 * Does something after the person has shown again who they are: by the password, and by a code where the account has a second step.
 * A stolen session is not enough. Wrong ones count as they do at sign-in. A right code is used up even when the change is refused.
 */
export async function withConfirmedIdentity<T>(
  services: Services,
  ctx: RequestContext,
  proof: IdentityProof,
  change: (tx: Tx, owner: PasswordOwner) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const refusal = refusalOf(mayChangeOwnCredentials(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  return oneTryAtATime(attemptAddress(ctx.caller.email), async () => {
    const confirmed = await confirmOwnPassword(services, ctx, proof.currentPassword);
    if (!confirmed.ok) return confirmed;
    const owner = confirmed.value;
    return ctx.transact(async (tx) => {
      const second = await confirmSecondStep(services, tx, ctx, owner, proof);
      return second.ok ? change(tx, owner) : second;
    });
  });
}

async function confirmSecondStep(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  owner: PasswordOwner,
  proof: IdentityProof,
): Promise<Outcome<null>> {
  if (!hasSecondFactor(owner, services.config)) return ok(null);
  if (proof.code === undefined) return fieldFailed('code', 'confirmation-code-needed');
  // One after the other in all processes: a code counts once.
  await tx.selectFrom('app_user').select('id').where('id', '=', owner.id).forUpdate().execute();
  const key = codeAttempts(owner.id);
  const reader = { language: ctx.language, zone: ctx.boardZone };
  const lock = lockFailure(await findSignInLock(tx, key, ctx.at), reader, 'code-locked');
  if (lock !== null) {
    await recordRefusal(tx, ctx, { reason: lock.kind });
    return fail(lock);
  }
  const judged = await judge(services, tx, ctx, owner, proof.code, proof.confirmationId ?? null);
  if (judged === 'unreadable') {
    await recordRefusal(tx, ctx, { reason: 'authenticator-unreadable' });
    return fieldFailed('code', 'authenticator-unreadable');
  }
  if (judged === null) {
    const counted = await countFailure(tx, key, ctx.at, CODE_TRIES);
    await recordRefusal(tx, ctx, { step: 'code', locked: counted.kind !== 'open' });
    const locked = lockFailure(counted, reader, 'code-locked');
    return locked === null ? fieldFailed('code', 'code-wrong') : fail(locked);
  }
  await forgetFailures(tx, key);
  await tx.deleteFrom('confirmation_code').where('user_id', '=', owner.id).execute();
  return ok(null);
}

async function judge(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  owner: PasswordOwner,
  code: string,
  confirmationId: string | null,
) {
  const account = await selectAccount(tx).where('app_user.id', '=', owner.id).executeTakeFirstOrThrow();
  if (account.authenticator_secret !== null)
    return judgeCode(services, tx, account, { code_hash: null }, { userId: '', code }, ctx.at);
  if (confirmationId === null) return null;
  const awaited = await tx
    .selectFrom('confirmation_code')
    .select('code_hash')
    .where('user_id', '=', owner.id)
    .where('handle_hash', '=', digestOf(confirmationId))
    .where('expires_at', '>', ctx.at)
    .executeTakeFirst();
  if (awaited === undefined) return null;
  return judgeCode(services, tx, account, awaited, { userId: confirmationId, code }, ctx.at);
}

async function recordRefusal(
  tx: Tx,
  ctx: RequestContext,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { userId, companyId } = ctx.caller.actor;
  await appendAudit(tx, ctx, {
    action: 'password-confirmed',
    outcome: 'refused',
    subject: { type: 'user', id: userId },
    companyId,
    details,
  });
}
