import { sql, type SqlBool } from 'kysely';
import type { ContactMessage } from '../../../contract/endpoints/contact';
import { mayManageUsers } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import { columnKey, listPage, type ListPage, type ListQuery, type SortKey, textKey } from '../../db/list';
import type { Queries } from '../../db/tables';
import { refusalOf, type Outcome } from '../../failure';
import type { Deed } from '../identity/caller';

const SORTS: Readonly<Record<string, SortKey>> = {
  receivedAt: columnKey('contact_message.received_at', 'timestamptz'),
  name: textKey('contact_message.name'),
  email: textKey('contact_message.email'),
};

/** What was written through the contact page, for administrators. */
export async function listContactMessages(
  db: Queries,
  deed: Deed,
  query: ListQuery & { readonly q?: string | undefined },
): Promise<Outcome<ListPage<ContactMessage>>> {
  const refusal = refusalOf(mayManageUsers(deed.caller.actor));
  if (refusal !== null) return fail(refusal);
  let matching = db.selectFrom('contact_message');
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
    load: (ids: readonly string[]) => findMessages(db, ids),
    idOf: (row: ContactMessage) => row.id,
  };
  return ok(await listPage(source, query));
}

async function findMessages(db: Queries, ids: readonly string[]): Promise<ContactMessage[]> {
  const rows = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: received_at.toISOString() }));
}
