import type { Queries } from '../../db/tables';
import { fullName } from '../users/fullName';

/** An action of the audit, with the people in words. */
export interface ActionOn {
  readonly id: string;
  /** ISO instant, UTC. */
  readonly at: string;
  /** The product's own actions name nobody. */
  readonly by: { readonly id: string; readonly name: string };
  /** The company it was done for by somebody of the staff. */
  readonly onBehalfOf: string | null;
  readonly action: string;
  readonly details: unknown;
}

/** What was done to records of one type, oldest first: only what came about, not what was refused. */
export async function findActionsOn(
  queries: Queries,
  type: string,
  ids: readonly string[],
): Promise<readonly ActionOn[]> {
  const rows = await queries
    .selectFrom('audit_entry as entry')
    .leftJoin('app_user', 'app_user.id', 'entry.actor_user_id')
    .leftJoin('company', 'company.id', 'entry.on_behalf_of_company_id')
    .select(['entry.id', 'entry.occurred_at', 'entry.action', 'entry.details', 'entry.actor_user_id'])
    .select(['app_user.first_name', 'app_user.last_name', 'company.legal_name'])
    .where('entry.subject_type', '=', type)
    .where('entry.subject_id', 'in', ids)
    .where('entry.outcome', '=', 'done')
    .orderBy('entry.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.occurred_at.toISOString(),
    by: {
      id: row.actor_user_id ?? '0',
      name: fullName(row.first_name, row.last_name) || '–',
    },
    onBehalfOf: row.legal_name,
    action: row.action,
    details: row.details,
  }));
}
