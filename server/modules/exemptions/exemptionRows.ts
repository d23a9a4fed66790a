import type { z } from 'zod';
import type { exemptionSummary } from '../../../contract/entities/record';
import type { Queries } from '../../db/tables';

export type ExemptionSummary = z.output<typeof exemptionSummary>;

/** Applications and certificates with their companies. */
export const selectExemptions = (queries: Queries) =>
  queries
    .selectFrom('exemption')
    .innerJoin('company', 'company.id', 'exemption.company_id')
    .selectAll('exemption')
    .select('company.legal_name');

export type ExemptionRow = Awaited<
  ReturnType<ReturnType<typeof selectExemptions>['executeTakeFirstOrThrow']>
>;

/**
 * An application or certificate as a list shows it. A granted one whose time is over has expired, whether or not anybody has
 * written that down yet.
 * @param today 'YYYY-MM-DD' in the board's zone
 */
export const toExemptionSummary = (row: ExemptionRow, today: string): ExemptionSummary => ({
  id: row.id,
  number: row.number,
  companyId: row.company_id,
  companyName: row.legal_name,
  kind: row.kind,
  fiscalYear: row.fiscal_year,
  status: row.status === 'Approved' && row.valid_to !== null && row.valid_to < today ? 'Expired' : row.status,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  decisionDue: row.decision_due,
  certificateNumber: row.certificate_number,
  validFrom: row.valid_from,
  validTo: row.valid_to,
});
