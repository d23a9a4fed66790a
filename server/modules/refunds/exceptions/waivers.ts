import { sql } from 'kysely';
import type { RefundWaiver } from '../../../../contract/entities/refundException';
import type { Queries } from '../../../db/tables';
import { fullName } from '../../users/fullName';

/** A company's waivers, the newest year first; those taken back stay in the list. */
export async function findWaivers(queries: Queries, companyId: string): Promise<RefundWaiver[]> {
  const rows = await queries
    .selectFrom('refund_waiver as waiver')
    .leftJoin('app_user as taker', 'taker.id', 'waiver.withdrawn_by')
    .selectAll('waiver')
    .select(['taker.first_name', 'taker.last_name'])
    .where('waiver.company_id', '=', companyId)
    .orderBy('waiver.fiscal_year', 'desc')
    .orderBy('waiver.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    fiscalYear: row.fiscal_year,
    signerName: row.signer_name,
    signedAt: row.signed_at.toISOString(),
    withdrawn:
      row.withdrawn_by === null || row.withdrawn_at === null
        ? null
        : {
            by: {
              id: row.withdrawn_by,
              name: fullName(row.first_name, row.last_name),
            },
            at: row.withdrawn_at.toISOString(),
            reason: row.withdrawn_reason ?? '',
          },
  }));
}

export interface YearExceptions {
  readonly isWaived: boolean;
  /** Late claims are let in until this day; null when they are not. */
  readonly lateUntil: string | null;
}

/** What is different for a company's year: waived, or open to late claims. */
export async function findYearExceptions(
  queries: Queries,
  companyId: string,
  fiscalYear: number,
): Promise<YearExceptions> {
  const { rows } = await sql<{ waived: boolean; until: string | null }>`
    select exists (select 1 from refund_waiver
        where company_id = ${companyId} and fiscal_year = ${fiscalYear} and withdrawn_by is null) as waived,
      (select until from late_claim_leave
        where company_id = ${companyId} and fiscal_year = ${fiscalYear}) as until`.execute(queries);
  return { isWaived: rows[0]?.waived ?? false, lateUntil: rows[0]?.until ?? null };
}
