import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import type { DocumentOwner } from './documentRepository';

/**
 * The kinds of the documents a record has and is to get, or null when one of those named is not the company's or belongs to another
 * record.
 * @param owner the record itself; null when it is not there yet
 */
export async function findDocumentKinds(
  queries: Queries,
  companyId: string,
  owner: DocumentOwner | null,
  documentIds: readonly string[],
): Promise<readonly string[] | null> {
  const named = [...new Set(documentIds)];
  if (!named.every(isRowId)) return null;
  const rows = await queries
    .selectFrom('document')
    .select(['id', 'kind'])
    .where('company_id', '=', companyId)
    .where((where) => {
      const free = where.and([where('owner_id', 'is', null), where('id', 'in', ['0', ...named])]);
      if (owner === null) return free;
      return where.or([
        free,
        where.and([where('owner_type', '=', owner.type), where('owner_id', '=', owner.id)]),
      ]);
    })
    .execute();
  const found = new Set(rows.map((row) => row.id));
  return named.every((id) => found.has(id)) ? rows.map((row) => row.kind) : null;
}
