import { mayChangeOwnCredentials } from '../../../domain/accountPermissions';
import { fail, ok } from '../../../domain/result';
import { refusalOf, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { confirmOwnPassword } from './confirmOwnPassword';
import { oneTryAtATime } from '../identity/oneTryAtATime';
import { refuseNewPassword, replacePassword } from '../identity/newPassword';
import { attemptAddress } from '../identity/signInAttempts';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the own password, a temporary one included. A wrong current password counts as a wrong sign-in. The person's other
 * sessions end; this one stays.
 */
export async function changePassword(
  services: Services,
  ctx: RequestContext,
  change: PasswordChange,
): Promise<Outcome<null>> {
  const refusal = refusalOf(mayChangeOwnCredentials(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  return oneTryAtATime(attemptAddress(ctx.caller.email), () => judge(services, ctx, change));
}

/** The same for a session that can do nothing else. Refused to any other, which has `changePassword`. */
export async function replaceTemporaryPassword(
  services: Services,
  ctx: RequestContext,
  change: PasswordChange,
): Promise<Outcome<null>> {
  const refusal = refusalOf(mayChangeOwnCredentials(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  if (!ctx.caller.isTemporary) return fail({ kind: 'password-not-temporary' });
  return changePassword(services, ctx, change);
}

async function judge(
  services: Services,
  ctx: RequestContext,
  change: PasswordChange,
): Promise<Outcome<null>> {
  const confirmed = await confirmOwnPassword(services, ctx, change.currentPassword);
  if (!confirmed.ok) return confirmed;
  const owner = confirmed.value;
  const refused = await refuseNewPassword(services, owner, change.newPassword);
  if (refused !== null) return refused;
  const hash = await services.hasher.hash(change.newPassword);
  const { caller, at, boardZone } = ctx;
  const storedSessionId = caller.sessionId;
  await ctx.transact(async (tx) => {
    const replacement = { hash, reason: 'password-changed', at, boardZone, storedSessionId } as const;
    await replacePassword(services, tx, owner, replacement);
    await appendAudit(tx, ctx, {
      action: 'password-changed',
      subject: { type: 'user', id: owner.id },
      companyId: owner.company_id,
      details: { wasTemporary: caller.isTemporary },
    });
  });
  return ok(null);
}
