import { sql } from 'kysely';
import type { RefundProposal } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';

/**
 * The fiscal years a company has entry lines in, newest first, with what Customs collected in each; last the year of today, where it
 * is none of them: lines may be claimed before Customs has sent any.
 */
export async function findClaimYears(
  queries: Queries,
  companyId: string,
  thisYear: number,
): Promise<RefundProposal['years']> {
  const rows = await queries
    .selectFrom('customs_line_net')
    .select((eb) => [
      'fiscal_year',
      sql<number>`count(*)::int`.as('lines'),
      eb.fn.sum<string>('amount_collected').as('collected'),
    ])
    .where('company_id', '=', companyId)
    .groupBy('fiscal_year')
    .orderBy('fiscal_year', 'desc')
    .execute();
  const years = rows.map((row) => ({
    fiscalYear: row.fiscal_year,
    lines: row.lines,
    amountCollected: row.collected,
  }));
  if (years.some(({ fiscalYear }) => fiscalYear === thisYear)) return years;
  const none = { fiscalYear: thisYear, lines: 0, amountCollected: '0.00' };
  return [...years, none];
}
