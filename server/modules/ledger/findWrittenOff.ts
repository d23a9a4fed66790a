import { sql } from 'kysely';
import type { Queries } from '../../db/tables';

/** What of a period's report has been given up, less what was taken back of it; exact money. */
export async function findWrittenOff(queries: Queries, rootId: string): Promise<string> {
  const { rows } = await sql<{ amount: string }>`
    select (-coalesce(sum(entry.amount), 0))::numeric(14,2) as amount
    from ledger_entry entry join assessment_report version on version.id = entry.report_id
    where entry.kind = 'WRITE_OFF' and coalesce(version.root_id, version.id) = ${rootId}`.execute(queries);
  return rows[0]?.amount ?? '0.00';
}
