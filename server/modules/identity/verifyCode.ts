import { CODE_FIELD } from '../../../contract/envelope';
import { fail, ok } from '../../../domain/result';
import { inTransaction, type Tx } from '../../db/transaction';
import { fieldFailed, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { digestOf } from '../../system/ids';
import { recordRefusal } from '../audit/recordRefusal';
import { selectAccount, type Account } from '../account/account';
import { admit } from './admit';
import { judgeCode } from './judgeCode';
import type { Visit } from './requestContext';
import type { Grant } from './session';
import {
  CODE_TRIES,
  codeAttempts,
  countFailure,
  findSignInLock,
  forgetFailures,
  lockFailure,
} from './signInAttempts';

export interface CodeForm {
  readonly code: string;
  /** The handle that sign-in answered with. */
  readonly userId: string;
}

/** One failure for every code that does not count: wrong, used, run out, of an older attempt or of somebody else. */
const WRONG = fieldFailed(CODE_FIELD, 'code-wrong');

/**
 * The second step of sign-in. Tries of one attempt take turns on its row, so that many at once are not judged by an old count, in
 * however many processes; the count is the person's and outlives the attempt.
 */
export const verifyCode = (services: Services, form: CodeForm, visit: Visit): Promise<Outcome<Grant>> =>
  inTransaction(services.database, async (tx) => {
    const found = await holdAttempt(tx, form.userId);
    if (found === null) {
      await auditRefusal(tx, null, visit, { locked: false });
      return WRONG;
    }
    const { account, attempt } = found;
    const key = codeAttempts(account.id);
    const reader = { language: visit.language, zone: visit.boardZone };
    const lock = lockFailure(await findSignInLock(tx, key, visit.at), reader, 'code-locked');
    if (lock !== null) {
      await auditRefusal(tx, account, visit, { reason: lock.kind });
      return fail(lock);
    }
    const isOpen = attempt.expires_at > visit.at && maySignIn(account);
    const secondStep = isOpen ? await judgeCode(services, tx, account, attempt, form, visit.at) : null;
    if (secondStep === 'unreadable') {
      // No code could be right: the fault is ours, and counting it would lock out whoever typed the right one.
      await auditRefusal(tx, account, visit, { reason: 'authenticator-unreadable' });
      return fieldFailed(CODE_FIELD, 'authenticator-unreadable');
    }
    if (secondStep === null) {
      const counted = await countFailure(tx, key, visit.at, CODE_TRIES);
      await auditRefusal(tx, account, visit, { locked: counted.kind !== 'open' });
      const locked = lockFailure(counted, reader, 'code-locked');
      return locked === null ? WRONG : fail(locked);
    }
    await forgetFailures(tx, key);
    await tx.deleteFrom('awaited_code').where('user_id', '=', account.id).execute();
    return ok(await admit(services, tx, account, { rememberMe: attempt.remember_me, secondStep }, visit));
  });

/** What an administrator may have changed between the password and the code. */
const maySignIn = (account: Account): boolean =>
  account.is_active && account.held_at === null && account.company_status === 'Active';

async function holdAttempt(tx: Tx, handle: string) {
  const attempt = await tx
    .selectFrom('awaited_code')
    .selectAll()
    .where('handle_hash', '=', digestOf(handle))
    .forUpdate()
    .executeTakeFirst();
  if (attempt === undefined) return null;
  const account: Account = await selectAccount(tx)
    .where('app_user.id', '=', attempt.user_id)
    .executeTakeFirstOrThrow();
  return { attempt, account };
}

async function auditRefusal(
  tx: Tx,
  account: Account | null,
  visit: Visit,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordRefusal(
    tx,
    { caller: null, source: visit.source, at: visit.at },
    {
      action: 'signed-in',
      subject: { type: 'user', id: account?.id ?? null },
      companyId: account?.company_id ?? null,
      details: { step: 'code', ...details },
    },
  );
}
