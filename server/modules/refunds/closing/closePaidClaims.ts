import { sql } from 'kysely';
import { addDays, dateInZone } from '../../../../domain/calendarDate';
import type { Database } from '../../../db/database';
import { inTransaction, type Tx } from '../../../db/transaction';
import { programInForce } from '../../configuration/programInForce';
import { findClaim } from '../claimRecord';
import { findAccountsOf } from '../../paymentRuns/accountsOf';
import { recordAction } from '../recordAction';

/**
 * Closes claims that have been paid for the program's days and whose money is settled on both sides. Each in a transaction of its
 * own; any number of processes may look at once.
 * @returns how many were closed
 */
export async function closePaidClaims(database: Database, at: Date, signal?: AbortSignal): Promise<number> {
  const { boardZone, refundCloseDays } = await programInForce(database.db, at);
  const paidBefore = addDays(dateInZone(at.getTime(), boardZone), -refundCloseDays);
  const { rows } = await sql<{ id: string }>`
    select claim.id::text from refund_claim claim
    where claim.status = 'Paid' and (claim.status_since at time zone ${boardZone})::date <= ${paidBefore}::date
    order by claim.id`.execute(database.db);
  let closed = 0;
  for (const { id } of rows) {
    if (signal?.aborted === true) break;
    if (await inTransaction(database, (tx) => closeOne(tx, at, id))) closed += 1;
  }
  return closed;
}

/** Nothing where somebody has moved it meanwhile, or either side still owes something on it. */
async function closeOne(tx: Tx, at: Date, id: string): Promise<boolean> {
  const claim = await findClaim(tx, id, true);
  if (claim?.row.status !== 'Paid') return false;
  const account = (await findAccountsOf(tx, [id])).get(id);
  if (account !== undefined && account.receivable + account.payable > 0n) return false;
  await recordAction(tx, { caller: null, source: null, at }, claim.row, {
    action: 'refund-closed',
    toStatus: 'Closed',
  });
  return true;
}
