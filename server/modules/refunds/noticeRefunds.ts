import { sql } from 'kysely';
import { calendarDate, dateInZone } from '../../../domain/calendarDate';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { ForeseenClaim } from '../../../domain/foreseenClaims';
import { formatMoney } from '../../../domain/money';
import { type RefundNotice, refundNotice } from '../../../domain/notices';
import type { Program } from '../../../domain/program';
import type { Database } from '../../db/database';
import { inTransaction, type Tx } from '../../db/transaction';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import { notify } from '../notifications/notify';
import { foreseeYears } from './foreseeClaims';

interface Look {
  readonly at: Date;
  readonly today: CalendarDate;
  readonly program: Program;
}

/**
 * Notifies companies of what they can still claim before its last day: once for each year, reason, and last day. Each company in a
 * transaction of its own and once a day, however many processes look; one that fails is tried again, and keeps no other waiting.
 * @returns how many notices were sent
 */
export async function noticeRefunds(database: Database, at: Date, signal?: AbortSignal): Promise<number> {
  const program = await programInForce(database.db, at);
  if (program.refundNoticeDays === 0 || program.refundWindow.anchor === 'NONE') return 0;
  const look = { at, today: dateInZone(at.getTime(), program.boardZone), program };
  const failures: unknown[] = [];
  let sent = 0;
  for (const companyId of await findUnchecked(database, look.today)) {
    if (signal?.aborted === true) break;
    try {
      sent += await inTransaction(database, (tx) => checkCompany(tx, look, companyId));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} companies failed`);
  return sent;
}

async function findUnchecked(database: Database, today: CalendarDate): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select company.id::text
    from company
    left join refund_notice_check checked on checked.company_id = company.id
    where is_refund_eligible and not is_board and status = 'Active'
      and (checked.checked_on is null or checked.checked_on < ${today}::date)
    order by company.id`.execute(database.db);
  return rows.map(({ id }) => id);
}

/** The row of the day is written first: another process waits at it, and then has nothing left to do. */
async function checkCompany(tx: Tx, look: Look, companyId: string): Promise<number> {
  const { rows } = await sql`
    insert into refund_notice_check (company_id, checked_on) values (${companyId}, ${look.today})
    on conflict (company_id) do update set checked_on = excluded.checked_on
    where refund_notice_check.checked_on < excluded.checked_on
    returning company_id`.execute(tx);
  if (rows.length === 0) return 0;
  const covered = await findCovered(tx, companyId);
  let sent = 0;
  for (const { fiscalYear, foreseen } of await foreseeYears(tx, look.program, companyId, look.today))
    for (const claim of foreseen.claims) {
      const notice = refundNotice(claim.expiring, {
        today: look.today,
        days: look.program.refundNoticeDays,
        coveredUntil: covered.get(`${fiscalYear} ${claim.reason}`) ?? null,
      });
      if (notice === null) continue;
      await send(tx, look, { companyId, fiscalYear, reason: claim.reason, notice });
      sent += 1;
    }
  return sent;
}

async function findCovered(tx: Tx, companyId: string): Promise<ReadonlyMap<string, CalendarDate>> {
  const rows = await tx
    .selectFrom('refund_notice')
    .select(['fiscal_year', 'reason'])
    .select((eb) => eb.fn.max<string>('covered_until').as('until'))
    .where('company_id', '=', companyId)
    .groupBy(['fiscal_year', 'reason'])
    .execute();
  return new Map(rows.map((row) => [`${row.fiscal_year} ${row.reason}`, calendarDate(row.until)]));
}

interface Sent {
  readonly companyId: string;
  readonly fiscalYear: number;
  readonly reason: ForeseenClaim['reason'];
  readonly notice: RefundNotice;
}

async function send(tx: Tx, { at }: Look, { companyId, fiscalYear, reason, notice }: Sent): Promise<void> {
  const amount = formatMoney(notice.amount);
  await tx
    .insertInto('refund_notice')
    .values({
      company_id: companyId,
      fiscal_year: fiscalYear,
      reason,
      last_day: notice.lastDay,
      covered_until: notice.coveredUntil,
      sent_at: at,
    })
    .execute();
  await notify(
    tx,
    { at, caller: null },
    {
      kind: 'refund-deadline-near',
      values: { amount, year: fiscalYear, day: notice.lastDay, refundReason: reason },
      audience: { kind: 'company', companyId },
      touches: [{ type: 'company', id: companyId }],
    },
  );
  await appendAudit(
    tx,
    { caller: null, source: null, at },
    {
      action: 'refund-notice-sent',
      subject: { type: 'company', id: companyId },
      companyId,
      details: { fiscalYear, reason, lastDay: notice.lastDay, amount },
    },
  );
}
