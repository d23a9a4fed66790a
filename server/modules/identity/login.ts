import { fail, ok } from '../../../domain/result';
import { inTransaction, type Tx } from '../../db/transaction';
import type { Failure, Outcome } from '../../failure';
import type { Services } from '../../services';
import { recordRefusal } from '../audit/recordRefusal';
import { findAccount, type Account } from '../account/account';
import { admit } from './admit';
import { askForCode, type CodeAwaited } from './askForCode';
import type { Visit } from './requestContext';
import { oneTryAtATime } from './oneTryAtATime';
import { hasSecondFactor } from './secondFactor';
import { type DeviceCookies, findKnownDevice } from './knownDevice';
import type { Grant } from './session';
import { warnOfLocks } from './warnOfLocks';
import {
  attemptAddress,
  attemptDigest,
  codeAttempts,
  countFailure,
  deviceAttempts,
  findSignInLock,
  forgetFailures,
  lockFailure,
} from './signInAttempts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** What a right password leads to: a session, or the second step. */
export type SignInStep =
  { readonly kind: 'signed-in'; readonly grant: Grant } | ({ readonly kind: 'code-awaited' } & CodeAwaited);

/**
 * Signs a person in, or asks for their code. A wrong password, an unknown address and an account that is switched off are answered
 * alike, after the same work, and locked alike; every try leaves one row in the audit.
 */
export async function login(
  services: Services,
  form: SignIn,
  visit: Visit,
  devices: DeviceCookies,
): Promise<Outcome<SignInStep>> {
  const address = attemptAddress(form.email);
  const account = await findAccount(services.database.db, address);
  const device = account === null ? null : await findKnownDevice(services.signer, devices, account.id);
  const counted = account === null || device === null ? address : deviceAttempts(device, account);
  return oneTryAtATime(counted, () => judge(services, { address, counted }, form, visit));
}

/** The address that was typed, and what wrong tries are counted by: it, or a device known from an earlier sign-in. */
interface Tried {
  readonly address: string;
  readonly counted: string;
}

async function judge(
  services: Services,
  { address, counted }: Tried,
  form: SignIn,
  visit: Visit,
): Promise<Outcome<SignInStep>> {
  const { database, hasher, config } = services;
  const reader = { language: visit.language, zone: visit.boardZone };
  const account = await findAccount(database.db, address);
  const lock = lockFailure(await findSignInLock(database.db, counted, visit.at), reader);
  if (lock !== null) {
    await inTransaction(database, (tx) =>
      refuseSignIn(tx, account, visit, { address: attemptDigest(address), reason: lock.kind }),
    );
    return fail(lock);
  }
  const isRight = await hasher.verify(form.password, account?.password_hash ?? null);
  if (account === null || !isRight || !account.is_active) {
    const failure = await refuse(services, { address, counted }, account, visit);
    return fail(lockFailure(failure, reader) ?? { kind: 'invalid-credentials' });
  }
  return inTransaction(services.database, async (tx) => {
    const barred = await barOf(tx, account, counted, visit);
    if (barred !== null) {
      await refuseSignIn(tx, account, visit, { reason: barred.kind });
      return fail(barred);
    }
    await forgetFailures(tx, counted);
    const { rememberMe } = form;
    if (hasSecondFactor(account, config))
      return ok({ kind: 'code-awaited', ...(await askForCode(services, tx, account, rememberMe, visit)) });
    const grant = await admit(services, tx, account, { rememberMe, secondStep: 'none' }, visit);
    return ok({ kind: 'signed-in', grant });
  });
}

/**
 * Why the right password does not get this person in. Said to nobody who does not know it. The lock is looked at again: a wrong try
 * judged by another process may have closed it in the meantime, and a guess must not slip through with it.
 */
async function barOf(tx: Tx, account: Account, counted: string, visit: Visit): Promise<Failure | null> {
  if (account.held_at !== null) return { kind: 'account-held' };
  if (account.company_status !== 'Active') return { kind: 'company-inactive' };
  // Signing in does not use it up: whoever leaves the page before choosing a password can come back (6.4.1).
  const { temporary_password_expires_at: end } = account;
  if (account.has_temporary_password && end !== null && end <= visit.at)
    return { kind: 'temporary-password-expired' };
  const reader = { language: visit.language, zone: visit.boardZone };
  const lock = await findSignInLock(tx, counted, visit.at);
  const codeLock = await findSignInLock(tx, codeAttempts(account.id), visit.at);
  return lockFailure(lock, reader) ?? lockFailure(codeLock, reader, 'code-locked');
}

const refuse = (services: Services, { address, counted }: Tried, account: Account | null, visit: Visit) =>
  inTransaction(services.database, async (tx) => {
    const lock = await countFailure(tx, counted, visit.at);
    if (lock.kind === 'locked') await warnOfLocks(tx, visit.at);
    // An address nobody has may be a password typed into the wrong field: only its digest is kept.
    const knownDevice = counted === address ? {} : { knownDevice: true };
    const details = { address: attemptDigest(address), locked: lock.kind !== 'open', ...knownDevice };
    await refuseSignIn(tx, account, visit, details);
    return lock;
  });

const refuseSignIn = (
  tx: Tx,
  account: Account | null,
  { source, at }: Visit,
  details: Readonly<Record<string, unknown>>,
) =>
  recordRefusal(
    tx,
    { caller: null, source, at },
    {
      action: 'signed-in',
      subject: { type: 'user', id: account?.id ?? null },
      companyId: account?.company_id ?? null,
      details,
    },
  );
