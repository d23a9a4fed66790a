import { sql } from 'kysely';
import type { CompanySummary } from '../../../contract/entities/company';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { Program } from '../../../domain/program';
import type { Queries } from '../../db/tables';
import { isExemptOn } from './companyFlags';
import { balanceOf } from '../ledger/balanceOf';
import { exemptUsedPercentOf, hasPassedThreshold } from './exemptUsed';

/** Companies by their ids, with the figures a list shows, in any order. */
export async function findCompanySummaries(
  queries: Queries,
  ids: readonly string[],
  program: Program,
  today: CalendarDate,
): Promise<CompanySummary[]> {
  const rows = await queries
    .selectFrom('company')
    .select(['id', 'legal_name', 'kind', 'status', 'country', 'city'])
    .select(['is_assessment_payer', 'is_refund_eligible'])
    .select([
      isExemptOn('company.id', today).as('is_exempt'),
      balanceOf('company.id').as('balance'),
      exemptUsedPercentOf('company', program, today).as('exempt_used_percent'),
      sql<number>`(select count(*)::int from importer_number
        where company_id = company.id and closed_on is null)`.as('numbers'),
      sql<number>`(select count(*)::int from app_user where company_id = company.id)`.as('users'),
      hasPassedThreshold(program, today).as('has_passed'),
    ])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    legalName: row.legal_name,
    kind: row.kind,
    status: row.status,
    country: row.country,
    city: row.city,
    isAssessmentPayer: row.is_assessment_payer,
    isExempt: Boolean(row.is_exempt),
    isRefundEligible: row.is_refund_eligible,
    importerNumbers: row.numbers,
    exemptUsedPercent: row.exempt_used_percent,
    balance: row.balance,
    users: row.users,
    hasPassedThreshold: Boolean(row.has_passed),
  }));
}
