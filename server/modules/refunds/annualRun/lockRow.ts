import { calendarDate, type CalendarDate } from '../../../../domain/calendarDate';
import type { Program } from '../../../../domain/program';
import type { Tx } from '../../../db/transaction';
import type { RunImporter } from './calculateImporter';

/** What one turn of the work goes by. */
export interface RunWork {
  readonly at: Date;
  readonly today: CalendarDate;
  readonly program: Program;
}

/** A row of a run that is to be calculated or written to, until the transaction ends. */
export interface LockedRow extends RunImporter {
  readonly id: string;
  readonly run_id: string;
  readonly importer_name: string;
  readonly calculated_on: CalendarDate;
}

/** Locks the next row that waits for a step and that no other process has; null when there is none. */
export async function lockRow(tx: Tx, step: 'outcome' | 'letter'): Promise<LockedRow | null> {
  const rows = tx
    .selectFrom('annual_run_row as row')
    .innerJoin('annual_run as run', 'run.id', 'row.run_id')
    .select(['row.id', 'row.run_id', 'row.fiscal_year', 'row.company_id', 'row.importer_number'])
    .select(['row.importer_name', 'run.calculated_on'])
    .orderBy('row.id')
    .limit(1)
    .forUpdate('row')
    .skipLocked();
  const found = await (
    step === 'outcome'
      ? rows.where('run.status', '=', 'Running').where('row.outcome', 'is', null)
      : rows.where('row.letter', '=', 'pending')
  ).executeTakeFirst();
  return found === undefined ? null : { ...found, calculated_on: calendarDate(found.calculated_on) };
}
