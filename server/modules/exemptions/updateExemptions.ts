import { sql } from 'kysely';
import { addDays, dateInZone } from '../../../domain/calendarDate';
import { fiscalYearOf } from '../../../domain/fiscalYear';
import type { Program } from '../../../domain/program';
import type { Database } from '../../db/database';
import { inTransaction, type Tx } from '../../db/transaction';
import { programInForce } from '../configuration/programInForce';
import type { MailServices } from '../mail/queueMail';
import { endCertificate, type LookedAt, openRenewal } from './endCertificates';
import { chargeThreshold, noticeThreshold } from './passThreshold';

/** How many certificates each kind of look has moved. */
export interface Tended {
  readonly ended: number;
  readonly renewable: number;
  readonly passed: number;
  readonly charged: number;
}

type Action = (tx: Tx, id: string) => Promise<boolean>;

/**
 * Everything that time and others' actions do to certificates: they end, come up for renewal, are outgrown, and the closed year is
 * charged. Each in a transaction of its own. Any number of processes may look at once: each thing is done by one of them, and a
 * second look finds nothing left to do.
 */
export async function updateExemptions(
  services: MailServices & { readonly database: Database },
  at: Date,
  signal?: AbortSignal,
): Promise<Tended> {
  const { database } = services;
  const program = await programInForce(database.db, at);
  const look: LookedAt = { at, today: dateInZone(at.getTime(), program.boardZone) };
  const each = async (ids: readonly string[], action: Action): Promise<number> => {
    let done = 0;
    for (const id of ids) {
      if (signal?.aborted === true) break;
      if (await inTransaction(database, (tx) => action(tx, id))) done += 1;
    }
    return done;
  };
  const due = await findDue(database, look, program);
  return {
    passed: await each(due.outgrowable, (tx, id) => noticeThreshold(services, tx, look, program, id)),
    ended: await each(due.ended, (tx, id) => endCertificate(services, tx, look, id)),
    renewable: await each(due.renewable, (tx, id) => openRenewal(services, tx, look, id)),
    charged: await each(await findOutgrown(database, look, program), (tx, id) =>
      chargeThreshold(services, tx, look, program, id),
    ),
  };
}

interface Due {
  readonly ended: readonly string[];
  readonly renewable: readonly string[];
  readonly outgrowable: readonly string[];
}

/** Certificates that a look may move; which of them it does is found out under a lock. */
async function findDue(database: Database, { today }: LookedAt, program: Program): Promise<Due> {
  const year = fiscalYearOf(today, program.fiscalYearStart);
  const { rows } = await sql<{ id: string; is_over: boolean; is_near: boolean; may_outgrow: boolean }>`
    select id::text, status = 'Approved' and valid_to < ${today} as is_over,
      status = 'Approved' and valid_to between ${today} and ${addDays(today, 60)}::date and renewal_told_at is null
        and not exists (select 1 from exemption later where later.renews_id = exemption.id) as is_near,
      kind = 'SMALL_VOLUME' and fiscal_year between ${year - 1} and ${year} and threshold_passed_on is null
        as may_outgrow
    from exemption where status in ('Approved', 'Expired', 'Revoked') order by id`.execute(database.db);
  const idsOf = (key: 'is_over' | 'is_near' | 'may_outgrow') =>
    rows.filter((row) => row[key]).map(({ id }) => id);
  return { ended: idsOf('is_over'), renewable: idsOf('is_near'), outgrowable: idsOf('may_outgrow') };
}

/** Outgrown certificates of closed years; two years back, because Customs corrects its records that late. */
async function findOutgrown(
  database: Database,
  { today }: LookedAt,
  program: Program,
): Promise<readonly string[]> {
  const year = fiscalYearOf(today, program.fiscalYearStart);
  const rows = await database.db
    .selectFrom('exemption')
    .select('id')
    .where('threshold_passed_on', 'is not', null)
    .where('fiscal_year', 'in', [year - 2, year - 1])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
