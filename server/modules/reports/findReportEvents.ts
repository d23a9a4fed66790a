import { z } from 'zod';
import type { reportEvent } from '../../../contract/entities/report';
import { REPORT_ACTIONS } from '../../../domain/reportStates';
import type { Queries } from '../../db/tables';

const details = z.object({
  number: z.string().default(''),
  reason: z.nullable(z.string()).default(null),
});

/** What was done to some versions of a report, oldest first, read from the audit: who, on whose behalf, what, why. */
export async function findReportEvents(
  queries: Queries,
  versionIds: readonly string[],
): Promise<z.output<typeof reportEvent>[]> {
  const rows = await queries
    .selectFrom('audit_entry as entry')
    .leftJoin('app_user', 'app_user.id', 'entry.actor_user_id')
    .leftJoin('company', 'company.id', 'entry.on_behalf_of_company_id')
    .select(['entry.id', 'entry.occurred_at', 'entry.action', 'entry.details', 'entry.actor_user_id'])
    .select(['app_user.first_name', 'app_user.last_name', 'company.legal_name'])
    .where('entry.subject_type', '=', 'report')
    .where('entry.subject_id', 'in', versionIds)
    .where('entry.outcome', '=', 'done')
    .where('entry.action', 'in', REPORT_ACTIONS)
    .orderBy('entry.id')
    .execute();
  return rows.flatMap((row) => {
    const deed = REPORT_ACTIONS.find((known) => known === row.action);
    if (deed === undefined) return [];
    const { number, reason } = details.parse(row.details);
    return [
      {
        id: row.id,
        at: row.occurred_at.toISOString(),
        by: {
          id: row.actor_user_id ?? '0',
          name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || '–',
        },
        onBehalfOf: row.legal_name,
        deed,
        number,
        reason: reason === '' ? null : reason,
      },
    ];
  });
}
