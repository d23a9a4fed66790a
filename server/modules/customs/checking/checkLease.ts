import { sql } from 'kysely';
import type { Queries } from '../../../db/tables';

/** A process silent for this long is taken for dead, and its file is checked again by another. */
const LEASE_SECONDS = 20;
const MAX_ATTEMPTS = 3;

const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** A file to be checked by this process alone. */
export interface CheckJob {
  readonly batchId: string;
  readonly fileName: string;
  readonly uploadedAt: Date;
  readonly uploadedBy: string;
  /** Checks that were begun and never ended, this one not counted. */
  readonly earlierAttempts: number;
  readonly isAbandoned: boolean;
}

/** Takes the oldest file that waits, or whose checker fell silent; null when there is none. Any number of processes may ask. */
export async function takeCheckJob(db: Queries, process: string): Promise<CheckJob | null> {
  const taken = await db
    .updateTable('customs_batch')
    .set((set) => ({
      status: 'Parsing',
      checked_by: process,
      checked_until: leaseEnd,
      check_attempts: set('check_attempts', '+', 1),
    }))
    .where('id', '=', (select) =>
      select
        .selectFrom('customs_batch')
        .select('id')
        .where('status', 'in', ['Uploaded', 'Parsing'])
        .where((where) =>
          where.or([where('checked_until', 'is', null), where('checked_until', '<', sql<Date>`now()`)]),
        )
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'file_name', 'uploaded_at', 'uploaded_by', 'check_attempts'])
    .executeTakeFirst();
  if (taken === undefined) return null;
  return {
    batchId: taken.id,
    fileName: taken.file_name,
    uploadedAt: taken.uploaded_at,
    uploadedBy: taken.uploaded_by,
    earlierAttempts: taken.check_attempts - 1,
    isAbandoned: taken.check_attempts > MAX_ATTEMPTS,
  };
}

/** Says that the check goes on. False when the file is not this process's any more: discarded, or taken over. */
export async function renewLease(
  tx: Queries,
  batchId: string,
  process: string,
  columns: Readonly<Record<string, number | string>>,
): Promise<boolean> {
  const renewed = await tx
    .updateTable('customs_batch')
    .set({ ...columns, checked_until: leaseEnd })
    .where('id', '=', batchId)
    .where('status', '=', 'Parsing')
    .where('checked_by', '=', process)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** Lets an attempt not count that failed for no fault of the file: the file is taken again after some minutes. */
export async function forgiveAttempt(
  db: Queries,
  batchId: string,
  process: string,
  minutes: number,
): Promise<void> {
  await db
    .updateTable('customs_batch')
    .set((set) => ({
      checked_until: sql<Date>`now() + make_interval(mins => ${minutes})`,
      check_attempts: set('check_attempts', '-', 1),
    }))
    .where('id', '=', batchId)
    .where('status', '=', 'Parsing')
    .where('checked_by', '=', process)
    .execute();
}

/** Gives a file back unfinished, so that another process, or the next start, takes it up at once. */
export async function returnCheckJob(db: Queries, batchId: string, process: string): Promise<void> {
  await db
    .updateTable('customs_batch')
    .set((set) => ({ checked_until: null, check_attempts: set('check_attempts', '-', 1) }))
    .where('id', '=', batchId)
    .where('status', '=', 'Parsing')
    .where('checked_by', '=', process)
    .execute();
}
