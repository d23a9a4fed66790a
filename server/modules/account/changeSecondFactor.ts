import type { SecondFactor } from '../../../contract/entities/account';
import { instantText } from '../../../contract/texts/instantText';
import { secondFactorChangeText, type SecondFactorChange } from '../../../contract/texts/mail';
import { mayChangeOwnCredentials } from '../../../domain/accountPermissions';
import { leastPasswordLength } from '../../../domain/passwordRule';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, refusalOf, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import { queueMail, type MailServices } from '../mail/queueMail';
import type { RequestContext } from '../identity/requestContext';
import { confirmOwnPassword } from './confirmOwnPassword';
import { oneTryAtATime } from '../identity/oneTryAtATime';
import type { PasswordOwner } from '../identity/newPassword';
import { makeRecoveryCodes } from '../identity/recoveryCodes';
import { mustHaveSecondFactor } from '../identity/secondFactor';
import { findSecondFactor } from '../identity/secondFactorState';
import { attemptAddress } from '../identity/signInAttempts';

/** Has codes sent by email from now on; an authenticator app set up before counts no more. */
export const chooseMailCodes = (services: Services, ctx: RequestContext, password: string) =>
  confirmedChange(services, ctx, password, async (tx, owner) => {
    await forgetAuthenticator(tx, owner.id, true);
    await notifySecondFactorChange(services, tx, ctx, owner, 'mail');
    return ok(await findSecondFactor(services, tx, owner.id));
  });

/** Lets the password alone do again, where it may and is long enough for that. */
export const switchSecondFactorOff = (services: Services, ctx: RequestContext, password: string) =>
  confirmedChange<SecondFactor>(services, ctx, password, async (tx, owner) => {
    if (mustHaveSecondFactor(owner, services.config)) return failed('second-factor-required');
    const least = leastPasswordLength(false);
    if (Array.from(password.normalize('NFKC')).length < least)
      return failed('second-factor-needs-longer-password', { least });
    await forgetAuthenticator(tx, owner.id, false);
    await notifySecondFactorChange(services, tx, ctx, owner, 'none');
    return ok(await findSecondFactor(services, tx, owner.id));
  });

/** Makes new recovery codes for whoever has an authenticator app. */
export const renewRecoveryCodes = (services: Services, ctx: RequestContext, password: string) =>
  confirmedChange<{ recoveryCodes: string[] }>(services, ctx, password, async (tx, owner) => {
    const { by } = await findSecondFactor(services, tx, owner.id);
    if (by !== 'app') return failed('authenticator-not-begun');
    const recoveryCodes = await makeRecoveryCodes(tx, owner.id);
    await notifySecondFactorChange(services, tx, ctx, owner, 'codes');
    return ok({ recoveryCodes });
  });

/** Does something to the own sign-in once the password was typed again; never while acting for a company. */
export async function confirmedChange<T>(
  services: Services,
  ctx: RequestContext,
  password: string,
  change: (tx: Tx, owner: PasswordOwner) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const refusal = refusalOf(mayChangeOwnCredentials(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  return oneTryAtATime(attemptAddress(ctx.caller.email), async () => {
    const confirmed = await confirmOwnPassword(services, ctx, password);
    if (!confirmed.ok) return confirmed;
    return ctx.transact((tx) => change(tx, confirmed.value));
  });
}

/** Forgets an authenticator app and its recovery codes. @param isOn whether codes by email are asked for from now on */
export async function forgetAuthenticator(tx: Tx, userId: string, isOn: boolean): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ mfa_enabled: isOn, authenticator_secret: null, pending_authenticator_secret: null })
    .set({ authenticator_step: null })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx.deleteFrom('awaited_code').where('user_id', '=', userId).execute();
  await tx.deleteFrom('confirmation_code').where('user_id', '=', userId).execute();
}

type Owner = Pick<PasswordOwner, 'id' | 'email' | 'language' | 'company_id'>;

/** One row in the audit, and an email to the address: whoever did it, its owner learns of it. */
export async function notifySecondFactorChange(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  owner: Owner,
  change: SecondFactorChange,
): Promise<void> {
  await mailOfChange(services, tx, ctx, owner, change);
  await appendAudit(tx, ctx, {
    action: 'second-factor-changed',
    subject: { type: 'user', id: owner.id },
    companyId: owner.company_id,
    details: { change },
  });
}

export const mailOfChange = (
  services: MailServices,
  tx: Tx,
  { at, boardZone }: Pick<RequestContext, 'at' | 'boardZone'>,
  owner: Owner,
  change: SecondFactorChange,
): Promise<void> =>
  queueMail(services, tx, at, {
    kind: 'second-factor-changed',
    to: owner.email,
    language: owner.language,
    values: {
      when: instantText(owner.language, boardZone, at.getTime()),
      change: secondFactorChangeText(owner.language, change),
      link: `${services.config.publicUrl}/ForgotPassword`,
    },
  });
