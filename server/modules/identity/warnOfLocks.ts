import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { notify } from '../notifications/notify';

/** So many addresses locked at the same time are no forgotten passwords. */
export const MANY_LOCKS = 10;
const HOUR_MS = 3_600_000;
const LOCK = 7_251_400_613;

/** Notifies administrators, once an hour, while many addresses are locked after wrong passwords. */
export async function warnOfLocks(tx: Tx, at: Date): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sign_in_attempt where locked_until > ${at}`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count < MANY_LOCKS || !(await isFirstWarning(tx, at))) return;
  await notify(
    tx,
    { at, caller: null },
    {
      kind: 'sign-ins-locked',
      values: { count },
      audience: { kind: 'roles', roles: ['admin'] },
      touches: [],
      isDanger: true,
    },
  );
}

async function isFirstWarning(tx: Tx, at: Date): Promise<boolean> {
  const lock = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as held`.execute(tx);
  if (lock.rows[0]?.held !== true) return false;
  const warned = await tx
    .selectFrom('notification_event')
    .select('id')
    .where('kind', '=', 'sign-ins-locked')
    .where('at', '>', new Date(at.getTime() - HOUR_MS))
    .limit(1)
    .executeTakeFirst();
  return warned === undefined;
}
