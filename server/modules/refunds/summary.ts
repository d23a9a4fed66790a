import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { RefundSummary } from '../../../contract/entities/refund';
import { isLive, nextStep } from '../../../domain/refundStates';
import type { Queries } from '../../db/tables';
import { fullName } from '../users/fullName';

/** Claims with their companies, as lists and details show them. */
export const selectClaims = (queries: Queries) =>
  queries
    .selectFrom('refund_claim as claim')
    .innerJoin('company', 'company.id', 'claim.company_id')
    .leftJoin('app_user as holder', 'holder.id', 'claim.assigned_to')
    .select([
      'claim.id',
      'claim.number',
      'claim.version',
      'claim.company_id',
      'company.legal_name',
      'claim.importer_number',
      'claim.fiscal_year',
      'claim.reason',
      'claim.status',
      'claim.status_since',
      'claim.line_count',
      'claim.unsent_count',
      'claim.amount_collected',
      'claim.amount_claimed',
      'claim.amount_verified',
      'claim.amount_approved',
      'claim.filed_at',
      'claim.decision_due',
      'claim.exact_match',
      'claim.changed_since_filed',
      'claim.assigned_to',
      'claim.risk_score',
      'claim.risk_signals',
      'holder.first_name as holder_first',
      'holder.last_name as holder_last',
    ]);

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectClaims>['executeTakeFirstOrThrow']>>;

/** By when a claim must be decided; null while Customs has sent none of its lines, because the days for it have not begun. */
export const decisionDueOf = (
  row: Pick<SummaryRow, 'decision_due' | 'line_count' | 'unsent_count'>,
): string | null => (row.line_count === 0 && row.unsent_count > 0 ? null : row.decision_due);

/** The same in a query, of `refund_claim` by this name: whether the days for a decision have begun. */
export const isDecisionClockRunning = (claim: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${claim}.line_count`)} > 0 or ${sql.ref(`${claim}.unsent_count`)} = 0)`;

/**
 * A claim as a list shows it. It is late when its decision was due before today and has not been made.
 * @param today 'YYYY-MM-DD' in the board's zone
 * @param isForStaff whether the reader may know who it is assigned to, and what makes it worth a closer look
 */
export const toSummary = (row: SummaryRow, today: string, isForStaff: boolean): RefundSummary => ({
  id: row.id,
  number: row.number,
  version: row.version,
  companyId: row.company_id,
  companyName: row.legal_name,
  importerNumber: row.importer_number,
  fiscalYear: row.fiscal_year,
  reason: row.reason,
  status: row.status,
  statusSince: row.status_since.toISOString(),
  heldBy: nextStep(row.status).heldBy,
  lineCount: row.line_count,
  pendingCount: row.unsent_count,
  amountCollected: row.amount_collected,
  amountClaimed: row.amount_claimed,
  amountVerified: row.amount_verified,
  amountApproved: row.amount_approved,
  filedAt: row.filed_at.toISOString(),
  decisionDue: decisionDueOf(row),
  late: isLive(row.status) && today > (decisionDueOf(row) ?? today),
  exactMatch: row.exact_match,
  changedSinceFiled: row.changed_since_filed,
  assignedTo:
    row.assigned_to === null || !isForStaff
      ? null
      : {
          id: row.assigned_to,
          name: fullName(row.holder_first, row.holder_last),
        },
  ...(isForStaff && isLive(row.status)
    ? { risk: { score: row.risk_score, signals: [...row.risk_signals] } }
    : {}),
});
