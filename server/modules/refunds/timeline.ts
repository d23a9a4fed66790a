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

/** Words between verifier and approver that the company does not read. */
const AMONG_STAFF = new Set(['refund-returned-to-verifier', 'refund-verified', 'refund-approval-signed']);

/** What was done to a claim, oldest first, read from the audit: who, on whose behalf, what, why. */
export async function findTimeline(
  queries: Queries,
  claimId: string,
  readerIsStaff: boolean,
): Promise<TimelineEntry[]> {
  const rows = await queries
    .selectFrom('audit_entry as entry')
    .leftJoin('app_user', 'app_user.id', 'entry.actor_user_id')
    .leftJoin('company', 'company.id', 'entry.on_behalf_of_company_id')
    .select(['entry.id', 'entry.occurred_at', 'entry.action', 'entry.details', 'entry.actor_user_id'])
    .select(['app_user.first_name', 'app_user.last_name', 'company.legal_name'])
    .where('entry.subject_type', '=', 'refund')
    .where('entry.subject_id', '=', claimId)
    .where('entry.outcome', '=', 'done')
    .orderBy('entry.id')
    .execute();
  return rows.map((row) => {
    const told = details.parse(row.details);
    const isHidden = AMONG_STAFF.has(row.action) && !readerIsStaff;
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
      reasonCode: isHidden ? null : told.reasonCode,
      reason: isHidden || told.reason === '' ? null : told.reason,
      amount: told.amount,
    };
  });
}
