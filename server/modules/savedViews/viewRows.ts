import type { Selectable } from 'kysely';
import type { SavedView } from '../../../contract/entities/savedView';
import type { SavedViewTable } from '../../db/savedViewTables';
import type { Queries } from '../../db/tables';
import type { RequestContext } from '../identity/requestContext';

/** Views as their screens take them. */
export const toView = (row: Selectable<SavedViewTable>): SavedView => ({
  id: row.id,
  list: row.list,
  name: row.name,
  address: row.address,
  hiddenColumns: [...row.hidden_columns],
  isCompact: row.is_compact,
  isDefault: row.is_default,
});

/** The views of the person who asks, of all lists, by name. Whoever acts for a company still has their own. */
export async function listOwnViews(
  db: Queries,
  { caller }: Pick<RequestContext, 'caller'>,
): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .selectAll()
    .where('user_id', '=', caller.actor.userId)
    .orderBy('list')
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute();
  return rows.map(toView);
}
