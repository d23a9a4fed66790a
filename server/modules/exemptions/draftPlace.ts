import { sql } from 'kysely';
import { holdsPermission } from '../../../domain/companyAccess';
import { type Actor, companyOf } from '../../../domain/permissions';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';

/** The draft applications a person works on: their own, and for a signer those that a colleague sent to be signed; the own one first. */
export function draftsOpenTo(queries: Queries, actor: Actor) {
  const signs = holdsPermission(actor.permissions, 'sign');
  return queries
    .selectFrom('exemption_draft')
    .where('exemption_draft.company_id', '=', companyOf(actor))
    .where(
      sql<boolean>`(exemption_draft.user_id = ${actor.userId}::bigint
        or (${signs}::boolean and exemption_draft.ready_at is not null))`,
    )
    .orderBy(sql`(exemption_draft.user_id = ${actor.userId}::bigint) desc`)
    .orderBy('exemption_draft.saved_at', 'desc');
}

/**
 * Whose draft is meant: the person's own where none is named. Null for a colleague's that is not with the signers, or not for this
 * person to sign.
 */
export async function draftOwner(
  queries: Queries,
  actor: Actor,
  preparer: string | undefined,
): Promise<string | null> {
  if (preparer === undefined || preparer === actor.userId) return actor.userId;
  if (!isRowId(preparer)) return null;
  const row = await draftsOpenTo(queries, actor)
    .select('exemption_draft.user_id')
    .where('exemption_draft.user_id', '=', preparer)
    .executeTakeFirst();
  return row?.user_id ?? null;
}
