import { sql } from 'kysely';
import type { Queries } from '../../db/tables';
import type { Failure } from '../../failure';

/** Wrong tries in a row, at most this long apart, before signing in is locked, and for how long (6.3.1). */
const TRIES = 5;
const WINDOW_MINUTES = 10;
const LOCK_MINUTES = 10;
/** Wrong tries in a row, however far apart, after which only the board unlocks (NIST 800-63B-4, 3.2.2). */
const TRIES_IN_ALL = 100;

export type SignInLock =
  | { readonly kind: 'open' }
  | { readonly kind: 'locked'; readonly until: Date }
  | { readonly kind: 'blocked' };

/** An address as tries are counted by it: the same whether an account has it or not. */
export const attemptAddress = (email: string): string => email.trim().toLowerCase();

/** Whether signing in is locked for an address at this moment. */
export async function findSignInLock(db: Queries, address: string, now: Date): Promise<SignInLock> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .select(['failures_in_a_row', 'locked_until'])
    .where('address', '=', address)
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

/** Counts a wrong try, in one statement, and says whether it was the one that locks. */
export async function countFailure(db: Queries, address: string, now: Date): Promise<SignInLock> {
  const stillCounts = sql`sign_in_attempt.locked_until is null
    and sign_in_attempt.last_failure_at > ${now}::timestamptz - make_interval(mins => ${WINDOW_MINUTES})`;
  const recent = sql`case when ${stillCounts} then sign_in_attempt.recent_failures else 0 end + 1`;
  const result = await sql<AttemptRow>`
    insert into sign_in_attempt (address, recent_failures, failures_in_a_row, last_failure_at)
    values (${address}, 1, 1, ${now})
    on conflict (address) do update set
      recent_failures = ${recent},
      failures_in_a_row = sign_in_attempt.failures_in_a_row + 1,
      last_failure_at = ${now},
      locked_until = case when ${recent} >= ${TRIES}
        then ${now}::timestamptz + make_interval(mins => ${LOCK_MINUTES}) end
    returning failures_in_a_row, locked_until`.execute(db);
  const row = result.rows[0];
  if (row === undefined) throw new Error('a wrong try was not counted');
  return lockOf(row, now);
}

export async function forgetFailures(db: Queries, address: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('address', '=', address).execute();
}

/** The refusal while a lock holds; null when there is none. The time is told in the board's zone. */
export function lockFailure(
  lock: SignInLock,
  reader: { readonly language: string; readonly zone: string },
): Failure | null {
  if (lock.kind === 'open') return null;
  if (lock.kind === 'blocked') return { kind: 'account-blocked' };
  const time = new Intl.DateTimeFormat(reader.language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: reader.zone,
  });
  return { kind: 'account-locked', values: { until: time.format(lock.until) } };
}
