import { mayChangeOwnCredentials } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { refusalOf, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import type { Deed } from './caller';
import { confirmOwnPassword } from './confirmOwnPassword';
import { oneTryAtATime } from './oneTryAtATime';
import { refuseNewPassword, replacePassword } from './newPassword';
import { attemptAddress } from './signInAttempts';

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
  deed: Deed,
  change: PasswordChange,
): Promise<Outcome<null>> {
  const refusal = refusalOf(mayChangeOwnCredentials(deed.caller.actor));
  if (refusal !== null) return fail(refusal);
  return oneTryAtATime(attemptAddress(deed.caller.email), () => judge(services, deed, change));
}

async function judge(services: Services, deed: Deed, change: PasswordChange): Promise<Outcome<null>> {
  const confirmed = await confirmOwnPassword(services, deed, change.currentPassword);
  if (!confirmed.ok) return confirmed;
  const owner = confirmed.value;
  const refused = await refuseNewPassword(services, owner, change.newPassword);
  if (refused !== null) return refused;
  const hash = await services.hasher.hash(change.newPassword);
  const { caller, at, boardZone } = deed;
  const keptSessionId = caller.sessionId;
  await deed.transact(async (tx) => {
    const replacement = { hash, reason: 'password-changed', at, boardZone, keptSessionId } as const;
    await replacePassword(services, tx, owner, replacement);
    await appendAudit(tx, deed, {
      action: 'password-changed',
      subject: { type: 'user', id: owner.id },
      companyId: owner.company_id,
      details: { wasTemporary: caller.isTemporary },
    });
  });
  return ok(null);
}
