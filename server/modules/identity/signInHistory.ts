import type { SignInEvent } from '../../../contract/entities/account';
import type { Queries } from '../../db/tables';

const NEWEST = 100;

/** What happened to a person's account: sign-ins, refused ones, and what was changed about it. Newest first. */
export async function findSignInHistory(db: Queries, userId: string): Promise<SignInEvent[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['occurred_at', 'action', 'outcome', 'source_address'])
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({
    at: row.occurred_at.toISOString(),
    action: row.action,
    outcome: row.outcome,
    address: row.source_address,
  }));
}
