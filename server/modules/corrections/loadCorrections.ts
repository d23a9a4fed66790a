import type { z } from 'zod';
import type { correction } from '../../../contract/entities/correction';
import type { Queries } from '../../db/tables';
import { fullName } from '../users/fullName';

export type Correction = z.output<typeof correction>;

/** Corrections by their ids, in no order. */
export async function loadCorrections(queries: Queries, ids: readonly string[]): Promise<Correction[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('account_correction as correction')
    .leftJoin('assessment_report as report', 'report.id', 'correction.report_id')
    .leftJoin('exemption', 'exemption.id', 'correction.exemption_id')
    .innerJoin('company', 'company.id', 'correction.company_id')
    .innerJoin('app_user as proposer', 'proposer.id', 'correction.proposed_by')
    .leftJoin('app_user as decider', 'decider.id', 'correction.decided_by')
    .selectAll('correction')
    .select(['report.number as report_number', 'exemption.number as exemption_number', 'company.legal_name'])
    .select(['proposer.first_name as proposer_first', 'proposer.last_name as proposer_last'])
    .select(['decider.first_name as decider_first', 'decider.last_name as decider_last'])
    .where('correction.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    reportId: row.report_id,
    reportNumber: row.report_number,
    exemptionId: row.exemption_id,
    exemptionNumber: row.exemption_number,
    companyId: row.company_id,
    companyName: row.legal_name,
    amount: row.amount,
    reason: row.reason,
    state: row.state,
    proposedBy: { id: row.proposed_by, name: fullName(row.proposer_first, row.proposer_last) },
    proposedAt: row.proposed_at.toISOString(),
    decidedBy:
      row.decided_by === null
        ? null
        : { id: row.decided_by, name: fullName(row.decider_first, row.decider_last) },
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
  }));
}

/** What was asked to be done to what is owed on versions of a report, the newest first. */
export async function findCorrectionsOf(
  queries: Queries,
  reportIds: readonly string[],
): Promise<Correction[]> {
  const rows = await queries
    .selectFrom('account_correction')
    .select('id')
    .where('report_id', 'in', reportIds)
    .execute();
  const found = await loadCorrections(
    queries,
    rows.map(({ id }) => id),
  );
  return found.sort((a, b) => (a.proposedAt < b.proposedAt ? 1 : -1));
}
