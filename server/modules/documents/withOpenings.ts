import type { DocumentEntity } from '../../../contract/entities/document';
import type { Queries } from '../../db/tables';
import { fullName } from '../users/fullName';

/** Documents with who of the board's staff opened each first, for staff to read. */
export async function withOpenings(
  queries: Queries,
  documents: readonly DocumentEntity[],
): Promise<DocumentEntity[]> {
  const openings = await queries
    .selectFrom('document_opening')
    .innerJoin('app_user', 'app_user.id', 'document_opening.opened_by')
    .select(['document_id', 'opened_by', 'opened_at', 'first_name', 'last_name'])
    .where('document_id', 'in', ['0', ...documents.map(({ id }) => id)])
    .execute();
  return documents.map((document) => {
    const opening = openings.find(({ document_id: id }) => id === document.id);
    if (opening === undefined) return document;
    const { opened_by: id, opened_at: at, first_name: first, last_name: last } = opening;
    return { ...document, opened: { by: { id, name: fullName(first, last) }, at: at.toISOString() } };
  });
}
