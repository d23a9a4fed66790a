import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { CompanyFlags } from '../../../contract/entities/session';
import type { Queries } from '../../db/tables';
import { certificateHolds } from './certificates';

/**
 * Whether a company holds a certificate of exemption in force on a date. It is calculated from the certificates and never stored,
 * so that it cannot outlive them.
 * @param companyId a reference such as `company.id`
 */
export const isExemptOn = (companyId: string, on: CalendarDate): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select 1 from exemption
    where exemption.company_id = ${sql.ref(companyId)} and ${certificateHolds(on)})`;

export interface CompanyOfSession extends CompanyFlags {
  readonly companyId: string;
  readonly companyName: string;
  readonly status: 'Pending' | 'Active' | 'Inactive';
}

/** A company as a session carries it, or null when there is none. */
export async function findCompanyOfSession(
  db: Queries,
  companyId: string,
  on: CalendarDate,
): Promise<CompanyOfSession | null> {
  const row = await db
    .selectFrom('company')
    .select(['id', 'legal_name', 'status', 'is_assessment_payer', 'is_refund_eligible'])
    .select(isExemptOn('company.id', on).as('is_exempt'))
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    companyId: row.id,
    companyName: row.legal_name,
    status: row.status,
    isAssessmentPayer: row.is_assessment_payer,
    isExempt: Boolean(row.is_exempt),
    isRefundEligible: row.is_refund_eligible,
  };
}
