import { calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import type { ExemptionSummary } from '../../../contract/entities/summaries';
import { exemptionHeldBy, type ExemptionStatus } from '../../../domain/exemption';
import { decisionDaysLeft, type DecisionClock } from '../../../domain/exemptionClock';
import type { Queries } from '../../db/tables';

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

type Clocked = Pick<ExemptionRow, 'decision_due' | 'clock_paused_on'>;

const dateOrNull = (text: string | null): CalendarDate | null => (text === null ? null : calendarDate(text));

/** The board's clock for a decision as it stands in the row. */
export const clockOf = (row: Clocked): DecisionClock => ({
  due: dateOrNull(row.decision_due),
  pausedOn: dateOrNull(row.clock_paused_on),
});

/** The status as readers see it: what was granted and is over has expired, whether or not anybody has written that down yet. */
export const statusSeenOn = (
  row: Pick<ExemptionRow, 'status' | 'valid_to'>,
  today: CalendarDate,
): ExemptionStatus =>
  row.status === 'Approved' && row.valid_to !== null && row.valid_to < today ? 'Expired' : row.status;

/**
 * An application or certificate as a list shows it.
 * @param today the board's date
 */
export const toExemptionSummary = (row: ExemptionRow, today: CalendarDate): ExemptionSummary => {
  const status = statusSeenOn(row, today);
  const isOpen = exemptionHeldBy(status) !== 'nobody';
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    companyId: row.company_id,
    companyName: row.legal_name,
    kind: row.kind,
    fiscalYear: row.fiscal_year,
    status,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    heldBy: exemptionHeldBy(status),
    decisionDue: row.decision_due,
    decisionDaysLeft: isOpen ? decisionDaysLeft(clockOf(row), today) : null,
    isPaused: row.clock_paused_on !== null,
    certificateNumber: row.certificate_number,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    revokedFrom: row.revoked_from,
    thresholdPassedOn: row.threshold_passed_on,
  };
};
