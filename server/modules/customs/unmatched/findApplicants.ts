import type { NumberApplicant } from '../../../../contract/entities/customsImporter';
import { registeredNumbers } from '../../../../domain/registeredNumber';
import type { Queries } from '../../../db/tables';

/** Companies whose registration waits, by the importer numbers they ask to register with. */
export async function findApplicants(db: Queries): Promise<ReadonlyMap<string, readonly NumberApplicant[]>> {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'legal_name', 'registration_message', 'tax_id'])
    .where('status', '=', 'Pending')
    .where('is_board', '=', false)
    .orderBy('id')
    .execute();
  const found = new Map<string, NumberApplicant[]>();
  for (const row of rows)
    for (const number of registeredNumbers(row.registration_message, row.tax_id)) {
      const applicant = { companyId: row.id, companyName: row.legal_name };
      found.set(number, [...(found.get(number) ?? []), applicant]);
    }
  return found;
}
