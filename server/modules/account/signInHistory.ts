import { sql } from 'kysely';
import type { SignInEvent } from '../../../contract/entities/account';
import { mayReadAudit } from '../../../domain/auditPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { refusalOf, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { fullName } from '../users/fullName';

const NEWEST = 100;

/** What happened to a person's account: sign-ins, refused ones, and what was changed about it. Newest first. */
export async function findSignInHistory(db: Queries, userId: string): Promise<SignInEvent[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .leftJoin('app_user as actor', 'actor.id', 'audit_entry.actor_user_id')
    .select(['occurred_at', 'action', 'outcome', 'source_address', 'actor.first_name', 'actor.last_name'])
    .select(sql<string | null>`details ->> 'reason'`.as('reason'))
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', userId)
    .orderBy('audit_entry.id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({
    at: row.occurred_at.toISOString(),
    action: row.action,
    outcome: row.outcome,
    address: row.source_address,
    by: row.first_name === null ? null : fullName(row.first_name, row.last_name),
    reason: row.reason,
  }));
}

/** Somebody's history, for those who may read the audit. */
export async function readUserHistory(
  db: Queries,
  ctx: RequestContext,
  userId: string,
): Promise<Outcome<SignInEvent[]>> {
  const refusal = refusalOf(mayReadAudit(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const user = isRowId(userId)
    ? await db.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst()
    : undefined;
  return user === undefined ? fail({ kind: 'not-found' }) : ok(await findSignInHistory(db, userId));
}
