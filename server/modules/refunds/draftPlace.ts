import { sql } from 'kysely';
import { companyOf } from '../../../domain/permissions';
import { holdsPermission } from '../../../domain/companyAccess';
import type { Queries } from '../../db/tables';
import type { Reader } from './presentRefund';

type Actor = Reader['caller']['actor'];

/** The drafts a person works on in a company: their own, and for a signer those that a colleague sent to be signed; own ones first. */
export function draftsOpenTo(queries: Queries, actor: Actor) {
  const signs = holdsPermission(actor.permissions, 'sign');
  return queries
    .selectFrom('refund_draft')
    .where('refund_draft.company_id', '=', companyOf(actor))
    .where(
      sql<boolean>`(refund_draft.user_id = ${actor.userId}::bigint
        or (${signs}::boolean and refund_draft.ready_at is not null))`,
    )
    .orderBy(sql`(refund_draft.user_id = ${actor.userId}::bigint) desc`)
    .orderBy('refund_draft.saved_at', 'desc');
}

/** Whose draft a key names for a person: their own, or the colleague's who sent it to be signed; the person's where there is none. */
export async function draftOwner(queries: Queries, actor: Actor, key: string): Promise<string> {
  const row = await draftsOpenTo(queries, actor)
    .select('refund_draft.user_id')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.user_id ?? actor.userId;
}
