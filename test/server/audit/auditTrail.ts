import type { TestPortal } from '../setup/testPortal';
import type { Answer } from '../setup/testClient';

/** An audit row as a reader asks of it: who, for whom, what, about what, from where, when, how it ended. */
export interface TrailRow {
  readonly action: string;
  readonly outcome: string;
  readonly actor_user_id: string | null;
  readonly on_behalf_of_company_id: string | null;
  readonly subject_type: string;
  readonly subject_id: string | null;
  readonly company_id: string | null;
  readonly source_address: string | null;
  readonly request_reference: string | null;
  readonly occurred_at: Date;
}

/** The rows that an action left, in order, and what it was answered. */
export async function trailOf<T extends Answer | undefined>(
  { database }: TestPortal,
  action: () => Promise<T>,
): Promise<{ readonly answer: T; readonly rows: readonly TrailRow[] }> {
  const { db } = database.database;
  const { last } = await db
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  const answer = await action();
  const rows = await db
    .selectFrom('audit_entry')
    .select(['action', 'outcome', 'actor_user_id', 'on_behalf_of_company_id', 'subject_type', 'subject_id'])
    .select(['company_id', 'source_address', 'request_reference', 'occurred_at'])
    .where('position', '>', last)
    .orderBy('position')
    .execute();
  return { answer, rows };
}
