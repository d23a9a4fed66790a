import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';
import { fullName } from '../users/fullName';

export interface LastAction {
  readonly action: string;
  /** Name of the person, or of the board for actions of the system. */
  readonly by: string;
  readonly at: Date;
}

/** The newest action on a record: what someone else did since the reader opened it. */
export async function findLastAction(
  db: Queries,
  subjectType: string,
  subjectId: string,
  at: Date,
): Promise<LastAction | null> {
  const row = await db
    .selectFrom('audit_entry')
    .leftJoin('app_user', 'app_user.id', 'audit_entry.actor_user_id')
    .select(['audit_entry.action', 'audit_entry.occurred_at', 'app_user.first_name', 'app_user.last_name'])
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .where('outcome', '=', 'done')
    .orderBy('audit_entry.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    action: row.action,
    by:
      row.first_name === null
        ? (await programInForce(db, at)).boardName
        : fullName(row.first_name, row.last_name),
    at: row.occurred_at,
  };
}
