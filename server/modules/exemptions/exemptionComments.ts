import type { ExemptionDetails } from '../../../contract/entities/exemption';
import type { Queries } from '../../db/tables';

/** The comments on an application or certificate, oldest first; those among staff for staff alone. */
export async function findExemptionComments(
  queries: Queries,
  exemptionId: string,
  readerIsStaff: boolean,
): Promise<ExemptionDetails['comments']> {
  let query = queries
    .selectFrom('exemption_comment as comment')
    .innerJoin('app_user', 'app_user.id', 'comment.written_by')
    .select(['comment.id', 'comment.written_by', 'comment.written_at', 'comment.text', 'comment.internal'])
    .select(['app_user.first_name', 'app_user.last_name'])
    .where('comment.exemption_id', '=', exemptionId)
    .orderBy('comment.id');
  if (!readerIsStaff) query = query.where('comment.internal', '=', false);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.written_at.toISOString(),
    by: { id: row.written_by, name: `${row.first_name} ${row.last_name}`.trim() },
    text: row.text,
    internal: row.internal,
  }));
}
