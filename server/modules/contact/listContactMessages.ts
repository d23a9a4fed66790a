import { sql, type SqlBool } from 'kysely';
import type { ContactMessage } from '../../../contract/endpoints/contact';
import { mayAnswerMessages } from '../../../domain/contactPermissions';
import { fail, ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey, textKey } from '../../db/listOrder';
import type { Queries } from '../../db/tables';
import { refusalOf, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { fullName } from '../users/fullName';

const SORTS: Readonly<Record<string, SortKey>> = {
  receivedAt: columnKey('contact_message.received_at', 'timestamptz'),
  name: textKey('contact_message.name'),
  email: textKey('contact_message.email'),
};

/** What was written through the contact page, for administrators. */
export async function listContactMessages(
  db: Queries,
  ctx: RequestContext,
  query: ListQuery & {
    readonly q?: string | undefined;
    readonly state?: readonly ContactMessage['state'][] | undefined;
  },
): Promise<Outcome<ListPage<ContactMessage>>> {
  const refusal = refusalOf(mayAnswerMessages(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  let matching = db.selectFrom('contact_message');
  if (query.state !== undefined)
    matching = matching.where(
      sql<SqlBool>`case when contact_message.answered_at is null then 'new' else 'answered' end = any(${[...query.state]})`,
    );
  if (query.q !== undefined && query.q !== '')
    matching = matching.where(
      sql<SqlBool>`(${containsText('contact_message.name', query.q)}
        or ${containsText('contact_message.email', query.q)}
        or ${containsText('contact_message.message', query.q)})`,
    );
  const source = {
    matching,
    id: 'contact_message.id',
    sorts: SORTS,
    load: (ids: readonly string[]) => findContactMessages(db, ids),
    idOf: (row: ContactMessage) => row.id,
  };
  return ok(await listPage(source, query));
}

/** Messages as the list shows them, in no particular order. */
export async function findContactMessages(db: Queries, ids: readonly string[]): Promise<ContactMessage[]> {
  const rows = await db
    .selectFrom('contact_message')
    .leftJoin('app_user', 'app_user.id', 'contact_message.answered_by')
    .select(['contact_message.id', 'received_at', 'name', 'contact_message.email', 'message', 'answered_at'])
    .select(['first_name', 'last_name'])
    .where('contact_message.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    receivedAt: row.received_at.toISOString(),
    name: row.name,
    email: row.email,
    message: row.message,
    state: row.answered_at === null ? 'new' : 'answered',
    answeredAt: row.answered_at?.toISOString() ?? null,
    answeredBy: row.first_name === null ? null : fullName(row.first_name, row.last_name),
  }));
}
