import { timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../db/transaction';
import type { Services } from '../../services';
import { stepOfCode } from '../../system/authenticator';
import type { Account } from '../account/account';
import type { SecondStep } from './admit';
import { codeDigest } from './askForCode';
import { spendRecoveryCode } from './recoveryCodes';

interface AwaitedCode {
  readonly code_hash: string | null;
}

/** `unreadable`: the authenticator's secret cannot be decrypted, so that no code could be right. */
export type CodeJudgement = Exclude<SecondStep, 'none'> | 'unreadable' | null;

/**
 * What kind of code was right, or null when it was not. A right one is used up: an authenticator's step is written down and a
 * recovery code struck out; the emailed one ends with its attempt.
 */
export async function judgeCode(
  { sealer }: Pick<Services, 'sealer'>,
  tx: Tx,
  account: Account,
  awaited: AwaitedCode,
  form: { readonly userId: string; readonly code: string },
  now: Date,
): Promise<CodeJudgement> {
  if (awaited.code_hash !== null)
    return isSame(awaited.code_hash, codeDigest(form.userId, form.code)) ? 'mail' : null;
  if (form.code.includes('-'))
    return (await spendRecoveryCode(tx, account.id, form.code)) ? 'recovery-code' : null;
  return takeAppCode(sealer, tx, account, form.code, now);
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

async function takeAppCode(
  sealer: Services['sealer'],
  tx: Tx,
  account: Account,
  code: string,
  now: Date,
): Promise<'app' | 'unreadable' | null> {
  if (account.authenticator_secret === null) return null;
  const secret = sealer.open('authenticator', account.authenticator_secret);
  if (secret === null) return 'unreadable';
  const after = account.authenticator_step === null ? null : BigInt(account.authenticator_step);
  const step = stepOfCode(secret, code, now, after);
  if (step === null) return null;
  await tx
    .updateTable('app_user')
    // Sealed again each time, so that an app in use moves to the current key by itself.
    .set({ authenticator_step: String(step), authenticator_secret: sealer.seal('authenticator', secret) })
    .where('id', '=', account.id)
    .execute();
  return 'app';
}
