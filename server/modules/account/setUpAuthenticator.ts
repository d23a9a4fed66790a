import { mayChangeOwnCredentials } from '../../../domain/accountPermissions';
import { fail, ok } from '../../../domain/result';
import { fieldFailed, failed, refusalOf, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from '../../system/authenticator';
import type { RequestContext } from '../identity/requestContext';
import { confirmedChange, notifySecondFactorChange } from './changeSecondFactor';
import { selectPasswordOwner } from '../identity/newPassword';
import { makeRecoveryCodes } from '../identity/recoveryCodes';

/** The name an authenticator app shows beside the codes. */
const ISSUER = 'Northwood portal';

/** Offers a secret to share with an app. It counts for nothing until a code made with it comes back. */
export const offerAuthenticator = (services: Services, ctx: RequestContext, password: string) =>
  confirmedChange(services, ctx, password, async (tx, owner) => {
    const secret = newAuthenticatorSecret();
    await tx
      .updateTable('app_user')
      .set({ pending_authenticator_secret: services.sealer.seal('authenticator', secret) })
      .where('id', '=', owner.id)
      .execute();
    return ok({ secret, address: authenticatorUri(ISSUER, owner.email, secret) });
  });

/** Makes the offered app the second step, and recovery codes for when it is lost. */
export async function confirmAuthenticator(
  services: Services,
  ctx: RequestContext,
  code: string,
): Promise<Outcome<{ recoveryCodes: string[] }>> {
  const { actor } = ctx.caller;
  const refusal = refusalOf(mayChangeOwnCredentials(actor));
  if (refusal !== null) return fail(refusal);
  return ctx.transact(async (tx) => {
    const owner = await selectPasswordOwner(tx)
      .select('pending_authenticator_secret')
      .where('app_user.id', '=', actor.userId)
      .forUpdate('app_user')
      .executeTakeFirstOrThrow();
    const pending = owner.pending_authenticator_secret;
    const secret = pending === null ? null : services.sealer.open('authenticator', pending);
    if (secret === null) return failed('authenticator-not-begun');
    const step = stepOfCode(secret, code, ctx.at, null);
    if (step === null) return fieldFailed('code', 'code-wrong');
    await tx
      .updateTable('app_user')
      .set({ mfa_enabled: true, authenticator_secret: pending, pending_authenticator_secret: null })
      .set({ authenticator_step: String(step) })
      .where('id', '=', owner.id)
      .execute();
    await tx.deleteFrom('awaited_code').where('user_id', '=', owner.id).execute();
    await tx.deleteFrom('confirmation_code').where('user_id', '=', owner.id).execute();
    const recoveryCodes = await makeRecoveryCodes(tx, owner.id);
    await notifySecondFactorChange(services, tx, ctx, owner, 'app');
    return ok({ recoveryCodes });
  });
}
