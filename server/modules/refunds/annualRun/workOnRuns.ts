import { dateInZone } from '../../../../domain/calendarDate';
import type { Database } from '../../../db/database';
import { inTransaction, type Tx } from '../../../db/transaction';
import { appendAudit } from '../../audit/appendAudit';
import { programInForce } from '../../configuration/programInForce';
import { calculateRow } from './calculateRow';
import { lockRow, type LockedRow, type RunWork } from './lockRow';
import { recalculateMoved } from './movedImporters';
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
  const isOver = (): boolean => signal?.aborted === true;
  let isAgain = true;
  while (isAgain && !isOver()) {
    for (const step of [CALCULATION, LETTER])
      while (!isOver()) {
        const taken = await takeOne(database, work, step);
        if (taken === null) break;
        if (taken.error !== null) failures.push(taken.error);
        done += 1;
      }
    isAgain = await inTransaction(database, (tx) => finishRun(tx, at));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} importers failed`);
  return done;
}

interface Step {
  readonly isOpen: 'outcome' | 'letter';
  readonly take: (tx: Tx, work: RunWork, row: LockedRow) => Promise<void>;
}

const CALCULATION: Step = {
  isOpen: 'outcome',
  take: (tx, { program }, row) => calculateRow(tx, program, row),
};
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

/**
 * A row that another process is calculating still counts as open, and that process ends the run.
 * @returns whether companies are to be calculated again first, with lines that became theirs meanwhile
 */
async function finishRun(tx: Tx, at: Date): Promise<boolean> {
  const run = await tx
    .selectFrom('annual_run')
    .select(['id', 'fiscal_year'])
    .where('status', '=', 'Running')
    .forUpdate()
    .executeTakeFirst();
  if (run === undefined) return false;
  const open = await tx
    .selectFrom('annual_run_row')
    .select('id')
    .where('run_id', '=', run.id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (open !== undefined) return false;
  if (await recalculateMoved(tx, run.id)) return true;
  await tx
    .updateTable('annual_run')
    .set({ status: 'Finished', ended_at: at })
    .where('id', '=', run.id)
    .execute();
  await appendAudit(
    tx,
    { caller: null, source: null, at },
    {
      action: 'annual-run-finished',
      subject: { type: 'annualRun', id: run.id },
      companyId: null,
      details: { fiscalYear: run.fiscal_year },
    },
  );
  return false;
}
