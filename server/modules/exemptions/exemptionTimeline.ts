import { z } from 'zod';
import type { TimelineEntry } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';

const details = z.object({
  fromStatus: z.nullable(z.string()).default(null),
  toStatus: z.nullable(z.string()).default(null),
  reasonCode: z.nullable(z.string()).default(null),
  reason: z.nullable(z.string()).default(null),
  amount: z.nullable(z.string()).default(null),
});

/** What was done to an application or certificate, oldest first, read from the audit. The product's own deeds name nobody. */
export async function findExemptionTimeline(queries: Queries, id: string): Promise<TimelineEntry[]> {
  const rows = await queries
    .selectFrom('audit_entry as entry')
    .leftJoin('app_user', 'app_user.id', 'entry.actor_user_id')
    .leftJoin('company', 'company.id', 'entry.on_behalf_of_company_id')
    .select(['entry.id', 'entry.occurred_at', 'entry.action', 'entry.details', 'entry.actor_user_id'])
    .select(['app_user.first_name', 'app_user.last_name', 'company.legal_name'])
    .where('entry.subject_type', '=', 'exemption')
    .where('entry.subject_id', '=', id)
    .where('entry.outcome', '=', 'done')
    .orderBy('entry.id')
    .execute();
  return rows.map((row) => {
    const told = details.parse(row.details);
    return {
      id: row.id,
      at: row.occurred_at.toISOString(),
      by: {
        id: row.actor_user_id ?? '0',
        name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || '–',
      },
      onBehalfOf: row.legal_name,
      deed: row.action,
      fromStatus: told.fromStatus,
      toStatus: told.toStatus,
      reasonCode: told.reasonCode,
      reason: told.reason === '' ? null : told.reason,
      amount: told.amount,
    };
  });
}
