import { sql } from 'kysely';
import { compareDates, dateInZone } from '../../../../domain/calendarDate';
import { formatMoney } from '../../../../domain/money';
import type { Database } from '../../../db/database';
import { inTransaction, type Tx } from '../../../db/transaction';
import { appendAudit } from '../../audit/appendAudit';
import { programInForce } from '../../configuration/programInForce';
import { calculateImporter } from './calculateImporter';
import { lockRow, type LockedRow, type RunWork } from './lockRow';
import { writeLetter } from './writeLetter';

/**
 * Calculates the importers of the run under way and writes pending letters, one importer in one transaction. Any number of processes
 * share the work: each takes a row that no other has, and what an ended process had begun is taken again. An importer that fails is
 * marked and holds up no other.
 * @returns how many importers were done
 */
export async function workOnRuns(database: Database, at: Date, signal?: AbortSignal): Promise<number> {
  const program = await programInForce(database.db, at);
  const work = { at, today: dateInZone(at.getTime(), program.boardZone), program };
  const failures: unknown[] = [];
  let done = 0;
  for (const step of [CALCULATION, LETTER])
    while (signal?.aborted !== true) {
      const taken = await takeOne(database, work, step);
      if (taken === null) break;
      if (taken.error !== null) failures.push(taken.error);
      done += 1;
    }
  await inTransaction(database, (tx) => finishRun(tx, at));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} importers failed`);
  return done;
}

interface Step {
  readonly isOpen: 'outcome' | 'letter';
  readonly take: (tx: Tx, work: RunWork, row: LockedRow) => Promise<void>;
}

const CALCULATION: Step = { isOpen: 'outcome', take: calculate };
const LETTER: Step = { isOpen: 'letter', take: writeLetter };

async function takeOne(
  database: Database,
  work: RunWork,
  { isOpen, take }: Step,
): Promise<{ readonly error: unknown } | null> {
  const taken: LockedRow[] = [];
  try {
    const isTaken = await inTransaction(database, async (tx) => {
      const row = await lockRow(tx, isOpen);
      if (row === null) return false;
      taken.push(row);
      await take(tx, work, row);
      return true;
    });
    return isTaken ? { error: null } : null;
  } catch (error) {
    const row = taken.at(-1);
    if (row === undefined) throw error;
    await markFailed(database, row, isOpen);
    return { error };
  }
}

async function markFailed(database: Database, { id }: LockedRow, open: Step['isOpen']): Promise<void> {
  const row = database.db.updateTable('annual_run_row').where('id', '=', id);
  await (open === 'outcome'
    ? row.set({ outcome: 'failed' }).where('outcome', 'is', null).execute()
    : row.set({ letter: 'failed' }).where('letter', '=', 'pending').execute());
}

async function calculate(tx: Tx, { program }: RunWork, row: LockedRow): Promise<void> {
  const { outcome, foreseen, lines, collected } = await calculateImporter(
    tx,
    program,
    row.calculated_on,
    row,
  );
  const [lastDay = null] = foreseen.claims
    .flatMap(({ deadline }) => (deadline === null ? [] : [deadline]))
    .sort(compareDates);
  await tx
    .updateTable('annual_run_row')
    .set({
      outcome,
      lines,
      collected: formatMoney(collected),
      amount: formatMoney(foreseen.total),
      by_reason: JSON.stringify(
        foreseen.claims.map((claim) => ({
          reason: claim.reason,
          amount: formatMoney(claim.amount),
          lines: claim.lines,
        })),
      ),
      last_day: lastDay,
    })
    .where('id', '=', row.id)
    .execute();
}

/** A row that another process is calculating still counts as open, and that process ends the run. */
async function finishRun(tx: Tx, at: Date): Promise<void> {
  const ended = await tx
    .updateTable('annual_run')
    .set({ status: 'Finished', ended_at: at })
    .where('status', '=', 'Running')
    .where(
      sql<boolean>`not exists (select 1 from annual_run_row row where row.run_id = annual_run.id and row.outcome is null)`,
    )
    .returning(['id', 'fiscal_year'])
    .execute();
  for (const { id, fiscal_year: fiscalYear } of ended)
    await appendAudit(
      tx,
      { caller: null, source: null, at },
      {
        action: 'annual-run-finished',
        subject: { type: 'annualRun', id },
        companyId: null,
        details: { fiscalYear },
      },
    );
}
