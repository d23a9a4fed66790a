import type { SecondFactor } from '../../../contract/entities/account';
import { secondFactorChangeText, type SecondFactorChange } from '../../../contract/texts/mail';
import { mayChangeOwnCredentials } from '../../../domain/companyPermissions';
import { leastPasswordLength } from '../../../domain/passwordRule';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, refusalOf, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import { queueMail } from '../mail/queueMail';
import type { Deed } from './caller';
import { confirmOwnPassword } from './confirmOwnPassword';
import { oneTryAtATime } from './oneTryAtATime';
import type { PasswordOwner } from './newPassword';
import { makeRecoveryCodes } from './recoveryCodes';
import { mustHaveSecondFactor } from './secondFactor';
import { findSecondFactor } from './secondFactorState';
import { attemptAddress } from './signInAttempts';
import { whenText } from './whenText';

/** Has codes sent by mail from now on; an authenticator app set up before counts no more. */
export const chooseMailCodes = (services: Services, deed: Deed, password: string) =>
  confirmedChange(services, deed, password, async (tx, owner) => {
    await setFactor(tx, owner.id, true);
    await tellOfChange(services, tx, deed, owner, 'mail');
    return ok(await findSecondFactor(services, tx, owner.id));
  });

/** Lets the password alone do again, where it may and is long enough for that. */
export const switchSecondFactorOff = (services: Services, deed: Deed, password: string) =>
  confirmedChange<SecondFactor>(services, deed, password, async (tx, owner) => {
    if (mustHaveSecondFactor(owner, services.config)) return failed('second-factor-required');
    const least = leastPasswordLength(false);
    if (Array.from(password.normalize('NFKC')).length < least)
      return failed('second-factor-needs-longer-password', { least });
    await setFactor(tx, owner.id, false);
    await tellOfChange(services, tx, deed, owner, 'none');
    return ok(await findSecondFactor(services, tx, owner.id));
  });

/** Makes new recovery codes for whoever has an authenticator app. */
export const renewRecoveryCodes = (services: Services, deed: Deed, password: string) =>
  confirmedChange<{ recoveryCodes: string[] }>(services, deed, password, async (tx, owner) => {
    const { by } = await findSecondFactor(services, tx, owner.id);
    if (by !== 'app') return failed('authenticator-not-begun');
    const recoveryCodes = await makeRecoveryCodes(tx, owner.id);
    await tellOfChange(services, tx, deed, owner, 'codes');
    return ok({ recoveryCodes });
  });

/** Does something to the own sign-in once the password was typed again; never while acting for a company. */
export async function confirmedChange<T>(
  services: Services,
  deed: Deed,
  password: string,
  change: (tx: Tx, owner: PasswordOwner) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const refusal = refusalOf(mayChangeOwnCredentials(deed.caller.actor));
  if (refusal !== null) return fail(refusal);
  return oneTryAtATime(attemptAddress(deed.caller.email), async () => {
    const confirmed = await confirmOwnPassword(services, deed, password);
    if (!confirmed.ok) return confirmed;
    return deed.transact((tx) => change(tx, confirmed.value));
  });
}

async function setFactor(tx: Tx, userId: string, isOn: boolean): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ mfa_enabled: isOn, authenticator_secret: null, pending_authenticator_secret: null })
    .set({ authenticator_step: null })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx.deleteFrom('awaited_code').where('user_id', '=', userId).execute();
}

/** One row in the audit, and a mail to the address: whoever did it, its owner learns of it. */
export async function tellOfChange(
  services: Services,
  tx: Tx,
  deed: Deed,
  owner: Pick<PasswordOwner, 'id' | 'email' | 'language' | 'company_id'>,
  change: SecondFactorChange,
): Promise<void> {
  const { config } = services;
  await queueMail(services, tx, deed.at, {
    kind: 'second-factor-changed',
    to: owner.email,
    language: owner.language,
    values: {
      when: whenText(deed.at, owner.language, config.boardZone),
      change: secondFactorChangeText(owner.language, change),
      link: `${config.publicUrl}/ForgotPassword`,
    },
  });
  await appendAudit(tx, deed, {
    action: 'second-factor-changed',
    subject: { type: 'user', id: owner.id },
    companyId: owner.company_id,
    details: { change },
  });
}
