import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { chainOrLeave } from './appendWithoutWaiting';
import { auditRowOf, type AuditBy, type AuditFact, type UnchainedRow } from './auditRow';
import { canonicalJson } from './canonicalJson';

/** Equal refusals of one minute that get rows of their own. The rest share one row, which says how many there were. */
export const ROWS_A_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Records a refusal without waiting for the audit chain, and without filling the trail when somebody repeats it all day. */
export async function recordRefusal(tx: Tx, by: AuditBy, fact: Omit<AuditFact, 'outcome'>): Promise<void> {
  const row = auditRowOf(by, { ...fact, outcome: 'refused' });
  if ((await countRefusal(tx, row)) <= ROWS_A_MINUTE) await chainOrLeave(tx, row);
}

/** Counts a refusal with those equal to it in the same minute, and keeps the newest. */
async function countRefusal(tx: Tx, row: UnchainedRow): Promise<number> {
  const minute = Math.floor(row.occurred_at.getTime() / MINUTE_MS);
  const { rows } = await sql<{ times: number }>`
    insert into repeated_refusal (digest, times, ends_at, entry)
    values (${digestOf(row, minute)}, 1, ${new Date((minute + 1) * MINUTE_MS)}, ${JSON.stringify(row)}::jsonb)
    on conflict (digest) do update set times = repeated_refusal.times + 1, entry = excluded.entry
    returning times`.execute(tx);
  return rows[0]?.times ?? 1;
}

/** Equal: the same person and address were refused the same for the same reason. */
const digestOf = (row: UnchainedRow, minute: number): string =>
  createHash('sha256')
    .update(canonicalJson([{ ...row, occurred_at: minute, request_reference: null }]))
    .digest('hex');
