import type { NumberHolder } from '../../../../domain/importerMatch';
import type { Queries } from '../../../db/tables';

/** Every company that could be one, with its numbers. The board itself imports nothing. */
export async function findHolders(db: Queries): Promise<readonly NumberHolder[]> {
  const rows = await db
    .selectFrom('company')
    .leftJoin('importer_number', 'importer_number.company_id', 'company.id')
    .select(['company.id', 'legal_name', 'importer_number.number'])
    .where('is_board', '=', false)
    .where('status', '=', 'Active')
    .execute();
  return rows.map(({ id, legal_name, number }) => ({ companyId: id, companyName: legal_name, number }));
}
