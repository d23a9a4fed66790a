import { sql } from 'kysely';
import type { ConnectionPool } from '../../db/database';
import { inTransaction, type Tx } from '../../db/transaction';
import { chainRow, holdChain } from './appendAudit';
import { unchainedRow } from './auditRow';
import { ROWS_A_MINUTE } from './recordRefusal';

const BATCH = 500;

/**
 * Gives rows that wait, and refusals repeated in a minute that has ended, their place in the audit chain.
 * @returns how many rows were added
 */
export async function chainWaiting(database: ConnectionPool, now: Date): Promise<number> {
  let added = 0;
  while (await isAnythingDue(database, now)) {
    const batch = await inTransaction(database, async (tx) => {
      await holdChain(tx);
      return [await chainRowsThatWait(tx), await chainRepeated(tx, now)] as const;
    });
    added += batch[0] + batch[1];
  }
  return added;
}

async function isAnythingDue({ db }: ConnectionPool, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from waiting_audit_entry)
      or exists (select from repeated_refusal where ends_at <= ${now}) as due`.execute(db);
  return rows[0]?.due === true;
}

async function chainRowsThatWait(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: string; entry: unknown }>`
    delete from waiting_audit_entry
    where id in (select id from waiting_audit_entry order by id limit ${BATCH})
    returning id, entry`.execute(tx);
  const inOrder = rows.sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
  for (const { entry } of inOrder) await chainRow(tx, unchainedRow.parse(entry));
  return rows.length;
}

async function chainRepeated(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ times: number; entry: unknown }>`
    delete from repeated_refusal
    where digest in (select digest from repeated_refusal where ends_at <= ${now} limit ${BATCH})
    returning times, entry`.execute(tx);
  const beyond = rows.filter(({ times }) => times > ROWS_A_MINUTE);
  for (const { times, entry } of beyond) {
    const row = unchainedRow.parse(entry);
    await chainRow(tx, { ...row, details: { ...row.details, times: times - ROWS_A_MINUTE } });
  }
  return beyond.length;
}
