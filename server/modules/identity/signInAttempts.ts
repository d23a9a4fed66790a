import { sql, type RawBuilder } from 'kysely';
import { timeText } from '../../../contract/texts/instantText';
import type { Language } from '../../../contract/texts/sentence';
import type { Queries } from '../../db/tables';
import type { Failure } from '../../failure';
import { digestOf } from '../../system/ids';

/** How many wrong tries are judged. */
export interface TryLimits {
  /** Wrong tries in a row, at most `windowMinutes` apart, before a lock of `lockMinutes`. */
  readonly tries: number;
  readonly windowMinutes: number;
  readonly lockMinutes: number;
}

/** Passwords, by address (6.3.1). */
const PASSWORD_TRIES: TryLimits = { tries: 5, windowMinutes: 10, lockMinutes: 10 };
/** Six digits are few: wrong codes of a person count for a day, through any number of new sign-ins (6.6.3). */
export const CODE_TRIES: TryLimits = { tries: 10, windowMinutes: 1_440, lockMinutes: 60 };
/** Wrong tries in a row, however far apart, after which the lock stays (NIST 800-63B-4, 3.2.2). */
export const TRIES_IN_ALL = 100;

export type SignInLock =
  | { readonly kind: 'open' }
  | { readonly kind: 'locked'; readonly until: Date }
  | { readonly kind: 'blocked' };

/** An address as tries are counted by it: the same whether an account has it or not. */
export const attemptAddress = (email: string): string => email.trim().toLowerCase();

/** What a person's wrong codes are counted by, before the person's id; no address has a blank. */
const CODE_ATTEMPTS = 'codes of ';

export const codeAttempts = (userId: string): string => `${CODE_ATTEMPTS}${userId}`;

/**
 * What the wrong passwords of a device are counted by that an account was signed in to from before. With a new password, or once an
 * administrator has unlocked the account, the count begins again on every device.
 */
export const deviceAttempts = (deviceId: string, { version }: { readonly version: number }): string =>
  `device ${deviceId} ${version}`;

/** People type their password where the address belongs: tries are kept under a digest, whatever was typed. */
export const attemptDigest = (address: string): string => digestOf(address);

/** As `digestOf` makes it. */
const digest = (text: RawBuilder<unknown>) => sql<string>`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** What the tries of an `app_user` row are counted under, in a statement. */
export const attemptDigests = {
  password: digest(sql`lower(app_user.email)`),
  code: digest(sql`${sql.lit(CODE_ATTEMPTS)} || app_user.id`),
};

/** Whether signing in is locked for an address at this moment. */
export async function findSignInLock(db: Queries, address: string, now: Date): Promise<SignInLock> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .select(['failures_in_a_row', 'locked_until'])
    .where('address_digest', '=', attemptDigest(address))
    .executeTakeFirst();
  return row === undefined ? { kind: 'open' } : lockOf(row, now);
}

interface AttemptRow {
  readonly failures_in_a_row: number;
  readonly locked_until: Date | null;
}

function lockOf(row: AttemptRow, now: Date): SignInLock {
  if (row.failures_in_a_row >= TRIES_IN_ALL) return { kind: 'blocked' };
  if (row.locked_until === null || row.locked_until <= now) return { kind: 'open' };
  return { kind: 'locked', until: row.locked_until };
}

/**
 * Counts a wrong try, in one statement, and says whether it was the one that locks. A lock that holds stays as it is: another
 * process may have judged a try in the same moment as the one that locked.
 */
export async function countFailure(
  db: Queries,
  address: string,
  now: Date,
  { tries, windowMinutes, lockMinutes }: TryLimits = PASSWORD_TRIES,
): Promise<SignInLock> {
  const stillCounts = sql`sign_in_attempt.locked_until is null
    and sign_in_attempt.last_failure_at > ${now}::timestamptz - make_interval(mins => ${windowMinutes})`;
  const recent = sql`case when ${stillCounts} then sign_in_attempt.recent_failures else 0 end + 1`;
  const isLocked = sql`sign_in_attempt.locked_until > ${now}::timestamptz`;
  const result = await sql<AttemptRow>`
    insert into sign_in_attempt (address_digest, recent_failures, failures_in_a_row, last_failure_at)
    values (${attemptDigest(address)}, 1, 1, ${now})
    on conflict (address_digest) do update set
      recent_failures = case when ${isLocked} then sign_in_attempt.recent_failures else ${recent} end,
      failures_in_a_row = sign_in_attempt.failures_in_a_row + 1,
      last_failure_at = ${now},
      locked_until = case when ${isLocked} then sign_in_attempt.locked_until
        when ${recent} >= ${tries} then ${now}::timestamptz + make_interval(mins => ${lockMinutes}) end
    returning failures_in_a_row, locked_until`.execute(db);
  const row = result.rows[0];
  if (row === undefined) throw new Error('a wrong try was not counted');
  return lockOf(row, now);
}

export async function forgetFailures(db: Queries, address: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('address_digest', '=', attemptDigest(address)).execute();
}

/**
 * Forgets the wrong tries for addresses nobody has: no lock of theirs holds, and none of them was made lately. Those for an
 * account count however far apart they are.
 */
export async function forgetUnknownAddresses(
  db: Queries,
  { lastTryBefore, now }: { readonly lastTryBefore: Date; readonly now: Date },
): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where('last_failure_at', '<', lastTryBefore)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
    .where('address_digest', 'not in', (people) =>
      people
        .selectFrom('app_user')
        .select(attemptDigests.password.as('counted'))
        .unionAll(people.selectFrom('app_user').select(attemptDigests.code.as('counted'))),
    )
    .execute();
}

/** The refusal while a lock holds; null when there is none. The time is told in the board's zone. */
export function lockFailure(
  lock: SignInLock,
  reader: { readonly language: Language; readonly zone: string },
  kind: 'account-locked' | 'code-locked' = 'account-locked',
): Failure | null {
  if (lock.kind === 'open') return null;
  if (lock.kind === 'blocked') return { kind: 'account-blocked' };
  return { kind, values: { until: timeText(reader.language, reader.zone, lock.until.getTime()) } };
}
