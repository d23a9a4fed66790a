import { sql } from 'kysely';
import type { ImporterAssignment } from '../../../../contract/entities/customsImporter';
import { formatMoney, money } from '../../../../domain/money';
import type { Queries } from '../../../db/tables';

/**
 * The entry lines under an importer number, in all and by fiscal year, oldest first.
 * @param companyId whose they are; null for those that are nobody's
 */
export async function sumByYear(
  db: Queries,
  number: string,
  companyId: string | null,
): Promise<Omit<ImporterAssignment, 'isDone'>> {
  const { rows: years } = await sql<ImporterAssignment['years'][number]>`
    select fiscal_year as "fiscalYear", count(*)::int as lines,
      sum(amount_collected)::numeric(14,2)::text as "amountCollected"
    from customs_line
    where importer_number = ${number}
      and ${companyId === null ? sql`company_id is null` : sql`company_id = ${companyId}`}
    group by fiscal_year order by fiscal_year`.execute(db);
  return {
    lines: years.reduce((sum, { lines }) => sum + lines, 0),
    amountCollected: formatMoney(years.reduce((sum, year) => sum + money(year.amountCollected), 0n)),
    years,
  };
}
