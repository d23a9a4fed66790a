import { sql } from 'kysely';
import type { RefundDetails } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';

type Comment = RefundDetails['comments'][number];

/** Where the comments on each kind of record are kept. */
const STORED = {
  refund: { table: 'refund_comment', owner: 'claim_id' },
  exemption: { table: 'exemption_comment', owner: 'exemption_id' },
} as const;

interface CommentRow {
  readonly id: string;
  readonly written_by: string;
  readonly written_at: Date;
  readonly text: string;
  readonly internal: boolean;
  readonly person: string;
}

/** The comments on a record, oldest first; those among staff for staff alone. */
export async function findComments(
  queries: Queries,
  on: { readonly type: keyof typeof STORED; readonly id: string },
  readerIsStaff: boolean,
): Promise<Comment[]> {
  const { table, owner } = STORED[on.type];
  const { rows } = await sql<CommentRow>`
    select comment.id::text, comment.written_by::text, comment.written_at, comment.text, comment.internal,
      trim(app_user.first_name || ' ' || app_user.last_name) as person
    from ${sql.table(table)} comment join app_user on app_user.id = comment.written_by
    where comment.${sql.ref(owner)} = ${on.id} and (${readerIsStaff} or not comment.internal)
    order by comment.id`.execute(queries);
  return rows.map((row) => ({
    id: row.id,
    at: row.written_at.toISOString(),
    by: { id: row.written_by, name: row.person },
    text: row.text,
    internal: row.internal,
  }));
}
