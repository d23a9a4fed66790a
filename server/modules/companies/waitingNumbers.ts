import type { WaitingNumber } from '../../../contract/endpoints/companies/list';
import { registeredNumbers } from '../../../domain/registeredNumber';
import type { Queries } from '../../db/tables';

/** What is unmatched under the numbers that a company asks to register with, number by number. */
export async function findWaitingNumbers(
  db: Queries,
  message: string,
  taxId: string | null,
): Promise<WaitingNumber[]> {
  const numbers = registeredNumbers(message, taxId);
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('customs_line')
    .select((eb) => [
      'importer_number',
      eb.fn.countAll<string>().as('lines'),
      eb.fn.sum<string>('amount_collected').as('amount'),
    ])
    .where('company_id', 'is', null)
    .where('importer_number', 'in', numbers)
    .groupBy('importer_number')
    .execute();
  const sums = new Map(rows.map((row) => [row.importer_number, row]));
  return numbers.map((importerNumber) => ({
    importerNumber,
    lines: Number(sums.get(importerNumber)?.lines ?? 0),
    amountCollected: sums.get(importerNumber)?.amount ?? '0.00',
  }));
}
