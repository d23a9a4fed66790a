import { timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../db/transaction';
import type { Services } from '../../services';
import { stepOfCode } from '../../system/authenticator';
import type { Account } from './account';
import type { SecondStep } from './admit';
import { codeDigest } from './askForCode';
import { spendRecoveryCode } from './recoveryCodes';

interface AwaitedCode {
  readonly code_hash: string | null;
}

/**
 * What kind of code was right, or null when it was not. A right one is used up: an authenticator's step is written down and a
 * recovery code struck out; the mailed one ends with its attempt.
 */
export async function judgeCode(
  { sealer }: Pick<Services, 'sealer'>,
  tx: Tx,
  account: Account,
  awaited: AwaitedCode,
  form: { readonly userId: string; readonly code: string },
  now: Date,
): Promise<Exclude<SecondStep, 'none'> | null> {
  if (awaited.code_hash !== null)
    return isSame(awaited.code_hash, codeDigest(form.userId, form.code)) ? 'mail' : null;
  if (form.code.includes('-'))
    return (await spendRecoveryCode(tx, account.id, form.code)) ? 'recovery-code' : null;
  return (await takeAppCode(sealer, tx, account, form.code, now)) ? 'app' : null;
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

async function takeAppCode(
  sealer: Services['sealer'],
  tx: Tx,
  account: Account,
  code: string,
  now: Date,
): Promise<boolean> {
  const secret =
    account.authenticator_secret === null ? null : sealer.open('authenticator', account.authenticator_secret);
  if (secret === null) return false;
  const after = account.authenticator_step === null ? null : BigInt(account.authenticator_step);
  const step = stepOfCode(secret, code, now, after);
  if (step === null) return false;
  await tx
    .updateTable('app_user')
    // Sealed anew each time, so that rotating the secret leaves no app behind.
    .set({ authenticator_step: String(step), authenticator_secret: sealer.seal('authenticator', secret) })
    .where('id', '=', account.id)
    .execute();
  return true;
}
