import { dateInZone } from '../../../domain/calendarDate';
import { periodsDueSoon } from '../../../domain/notices';
import { recentPeriods, type ReportPeriod } from '../../../domain/reportPeriod';
import type { Database } from '../../db/database';
import { inTransaction, type Tx } from '../../db/transaction';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import { notify } from '../notifications/notify';
import { findUnreported } from './missingReport';

/**
 * Notifies companies that have not reported a period yet before its report is due, once for each period and due date. Each in a
 * transaction of its own; any number of processes may look.
 * @returns how many notices were sent
 */
export async function noticeReports(database: Database, at: Date, signal?: AbortSignal): Promise<number> {
  const program = await programInForce(database.db, at);
  const today = dateInZone(at.getTime(), program.boardZone);
  let sent = 0;
  for (const period of periodsDueSoon(recentPeriods(program, today), today, program.reportNoticeDays)) {
    const companies = await findUnreported(database.db, period, program.boardZone, null);
    const done = await findNotified(database, period);
    for (const { id } of companies.filter((company) => !done.has(company.id))) {
      if (signal?.aborted === true) return sent;
      if (await inTransaction(database, (tx) => send(tx, at, period, id))) sent += 1;
    }
  }
  return sent;
}

async function findNotified(database: Database, period: ReportPeriod): Promise<ReadonlySet<string>> {
  const rows = await database.db
    .selectFrom('report_notice')
    .select('company_id')
    .where('fiscal_year', '=', period.fiscalYear)
    .where('period', '=', period.name)
    .where('due_date', '=', period.dueDate)
    .execute();
  return new Set(rows.map((row) => row.company_id));
}

async function send(tx: Tx, at: Date, period: ReportPeriod, companyId: string): Promise<boolean> {
  const { fiscalYear, name, dueDate } = period;
  const row = await tx
    .insertInto('report_notice')
    .values({ company_id: companyId, fiscal_year: fiscalYear, period: name, due_date: dueDate, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await notify(
    tx,
    { at, caller: null },
    {
      kind: 'report-due-soon',
      values: { period: name, year: fiscalYear, day: dueDate },
      audience: { kind: 'company', companyId },
      touches: [{ type: 'company', id: companyId }],
    },
  );
  await appendAudit(
    tx,
    { caller: null, source: null, at },
    {
      action: 'report-notice-sent',
      subject: { type: 'company', id: companyId },
      companyId,
      details: { fiscalYear, period: name, dueDate },
    },
  );
  return true;
}
