import { createHash } from 'node:crypto';
import type { Language } from '../../../contract/texts/sentence';
import type { CalendarDate } from '../../../domain/calendarDate';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { inTransaction } from '../../db/transaction';
import type { Outcome } from '../../failure';
import type { Services } from '../../services';
import { createKeyedQueue } from '../../system/keyedQueue';
import { appendAudit } from '../audit/appendAudit';
import type { Source } from './caller';
import { beginSession, issueGrant, type Grant, type SessionOwner } from './session';
import { attemptAddress, countFailure, findSignInLock, forgetFailures, lockFailure } from './signInAttempts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export interface Visit {
  readonly source: Source;
  readonly at: Date;
  readonly today: CalendarDate;
  readonly language: Language;
}

/** Tries for one address are judged one after another, so that many at once are not judged by an old count. */
export const oneTryAtATime = createKeyedQueue();

/**
 * Signs a person in. A wrong password, an unknown address and an account that is switched off are answered alike, after the same
 * work, and locked alike; every try leaves one row in the audit.
 */
export const login = (services: Services, form: SignIn, visit: Visit): Promise<Outcome<Grant>> => {
  const address = attemptAddress(form.email);
  return oneTryAtATime(address, () => judge(services, address, form, visit));
};

async function judge(
  services: Services,
  address: string,
  form: SignIn,
  visit: Visit,
): Promise<Outcome<Grant>> {
  const { database, hasher, config } = services;
  const reader = { language: visit.language, zone: config.boardZone };
  const lock = lockFailure(await findSignInLock(database.db, address, visit.at), reader);
  if (lock !== null) return fail(lock);
  const account = await findAccount(database.db, address);
  const isRight = await hasher.verify(form.password, account?.password_hash ?? null);
  if (account === null || !isRight || !account.is_active) {
    const failure = await refuse(services, address, account, visit);
    return fail(lockFailure(failure, reader) ?? { kind: 'invalid-credentials' });
  }
  if (hasRunOut(account, visit.at)) return fail({ kind: 'temporary-password-expired' });
  return ok(await admit(services, address, account, form.rememberMe, visit));
}

interface Account extends SessionOwner {
  readonly password_hash: string;
  readonly is_active: boolean;
  readonly temporary_password_expires_at: Date | null;
}

const hasRunOut = (account: Account, now: Date): boolean =>
  account.has_temporary_password &&
  account.temporary_password_expires_at !== null &&
  account.temporary_password_expires_at <= now;

async function findAccount(db: Queries, address: string): Promise<Account | null> {
  const row = await db
    .selectFrom('app_user')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'company_id',
      'roles',
      'has_temporary_password',
      'temporary_password_expires_at',
      'password_hash',
      'is_active',
    ])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', address))
    .executeTakeFirst();
  return row ?? null;
}

const refuse = (services: Services, address: string, account: Account | null, visit: Visit) =>
  inTransaction(services.database, async (tx) => {
    const lock = await countFailure(tx, address, visit.at);
    await appendAudit(
      tx,
      { caller: null, source: visit.source, at: visit.at },
      {
        action: 'signed-in',
        outcome: 'refused',
        subject: { type: 'user', id: account?.id ?? null },
        companyId: account?.company_id ?? null,
        // An address nobody has may be a password typed into the wrong field: only its digest is kept.
        details: { address: addressDigest(address), locked: lock.kind !== 'open' },
      },
    );
    return lock;
  });

const addressDigest = (address: string): string =>
  createHash('sha256').update(address).digest('hex').slice(0, 16);

const admit = (services: Services, address: string, account: Account, rememberMe: boolean, visit: Visit) =>
  inTransaction(services.database, async (tx) => {
    await forgetFailures(tx, address);
    await tx
      .updateTable('app_user')
      .set({ last_sign_in_at: visit.at })
      .where('id', '=', account.id)
      .execute();
    const start = { rememberMe, userAgent: visit.source.userAgent, now: visit.at };
    const session = await beginSession(tx, account, start, services.config);
    const grant = await issueGrant(services, tx, account, session, { now: visit.at, today: visit.today });
    const actor = { userId: account.id, roles: account.roles, companyId: account.company_id };
    await appendAudit(
      tx,
      { caller: { actor }, source: visit.source, at: visit.at },
      { action: 'signed-in', subject: { type: 'user', id: account.id }, companyId: account.company_id },
    );
    return grant;
  });
