import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * Whether a company's certificate of small volume covers a day: while it holds, no report is asked for.
 * @param companyId SQL of the company's id
 * @param day SQL of the period's last day
 */
export const isCoveredBy = (companyId: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select 1 from exemption
    where exemption.company_id = ${companyId} and exemption.kind = 'SMALL_VOLUME'
      and exemption.status in ('Approved', 'Expired') and ${day} between exemption.valid_from and exemption.valid_to)`;
