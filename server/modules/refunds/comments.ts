import type { RefundDetails } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';
import { nameOf } from './claimPeople';

/** A claim's comments, oldest first; those among staff for staff alone. */
export async function findComments(
  queries: Queries,
  claimId: string,
  readerIsStaff: boolean,
): Promise<RefundDetails['comments']> {
  let query = queries
    .selectFrom('refund_comment as comment')
    .innerJoin('app_user', 'app_user.id', 'comment.written_by')
    .select(['comment.id', 'comment.written_by', 'comment.written_at', 'comment.text', 'comment.internal'])
    .select(['app_user.first_name', 'app_user.last_name'])
    .where('comment.claim_id', '=', claimId)
    .orderBy('comment.id');
  if (!readerIsStaff) query = query.where('comment.internal', '=', false);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.written_at.toISOString(),
    by: { id: row.written_by, name: nameOf(row) },
    text: row.text,
    internal: row.internal,
  }));
}
