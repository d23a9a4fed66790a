import type { Tx } from '../../db/transaction';
import { digestOf, newDigitCode, newOpaqueId } from '../../system/ids';
import { appendWithoutWaiting } from '../audit/appendWithoutWaiting';
import { queueMail, type MailServices } from '../mail/queueMail';
import type { Account } from '../account/account';
import type { Visit } from './requestContext';

/** Where the code comes from, and the handle the browser sends back with it. */
export interface CodeAwaited {
  /** Names this attempt, 128 random bits: whoever only knows a person's number can try no codes on them. */
  readonly userId: string;
  readonly companyName: string;
  readonly by: 'mail' | 'app';
}

const CODE_MINUTES = 10;
const CODE_DIGITS = 6;

/** A code alone is found in a moment from its digest; together with the handle, which is kept nowhere, it is not. */
export const codeDigest = (handle: string, code: string): string => digestOf(`${handle} ${code}`);

/**
 * Begins the second step: emails a code, or awaits the authenticator app's. An attempt begun before ends, and with it its code.
 */
export async function askForCode(
  services: MailServices,
  tx: Tx,
  account: Account,
  rememberMe: boolean,
  { at, source }: Visit,
): Promise<CodeAwaited> {
  const handle = newOpaqueId();
  const code = account.authenticator_secret === null ? newDigitCode(CODE_DIGITS) : null;
  const attempt = {
    handle_hash: digestOf(handle),
    code_hash: code === null ? null : codeDigest(handle, code),
    remember_me: rememberMe,
    created_at: at,
    expires_at: new Date(at.getTime() + CODE_MINUTES * 60_000),
  };
  await tx
    .insertInto('awaited_code')
    .values({ user_id: account.id, ...attempt })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(attempt))
    .execute();
  if (code !== null)
    await queueMail(services, tx, at, {
      kind: 'sign-in-code',
      to: account.email,
      language: account.language,
      values: { code, minutes: CODE_MINUTES, link: `${services.config.publicUrl}/ForgotPassword` },
      goodForSeconds: CODE_MINUTES * 60,
    });
  const by = code === null ? 'app' : 'mail';
  await appendWithoutWaiting(
    tx,
    { caller: null, source, at },
    {
      action: 'code-asked',
      subject: { type: 'user', id: account.id },
      companyId: account.company_id,
      details: { by },
    },
  );
  return { userId: handle, companyName: account.legal_name, by };
}
