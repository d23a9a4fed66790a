import { sql } from 'kysely';
import { dateInZone } from '../../../domain/calendarDate';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import { lockGroup } from '../companies/companyGroup';
import type { Bookkeeper } from './postEntries';
import { settleCompany } from './settleCompany';

/**
 * Enters the late charges and interest that have fallen due by a moment, company by company, each in a transaction of its own and
 * at most once a day. Any number of processes may do it at the same time: they wait for one another at the company, and whoever
 * comes second finds nothing left to enter.
 * @returns how many entries were made
 */
export async function postLateCharges(database: Database, at: Date, signal?: AbortSignal): Promise<number> {
  const program = await programInForce(database.db, at);
  const today = dateInZone(at.getTime(), program.boardZone);
  const by: Bookkeeper = { userId: null, at, today };
  let entered = 0;
  for (const companyId of await findUnchecked(database, today)) {
    if (signal?.aborted === true) break;
    entered += await checkCompany(database, by, companyId);
  }
  return entered;
}

async function findUnchecked(database: Database, today: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select owing.company_id::text as id
    from (
      select company_id from assessment_report where balance > 0 and due_date < ${today}
      union
      select company_id from ledger_entry
      where kind = 'ASSESSMENT' and report_id is null and effective_date < ${today}
    ) owing
    left join late_check on late_check.company_id = owing.company_id
    where late_check.checked_on is null or late_check.checked_on < ${today}`.execute(database.db);
  return rows.map(({ id }) => id);
}

const checkCompany = (database: Database, by: Bookkeeper, companyId: string): Promise<number> =>
  inTransaction(database, async (tx) => {
    await lockGroup(tx, companyId);
    const { posted } = await settleCompany(tx, by, companyId);
    await tx
      .insertInto('late_check')
      .values({ company_id: companyId, checked_on: by.today })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ checked_on: by.today }))
      .execute();
    if (posted.length > 0)
      await appendAudit(
        tx,
        { caller: null, source: null, at: by.at },
        {
          action: 'late-charges-entered',
          subject: { type: 'company', id: companyId },
          companyId,
          details: { ledger: posted },
        },
      );
    return posted.length;
  });
