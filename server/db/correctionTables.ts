import type { CorrectionKind, CorrectionState } from '../../domain/correction';
import type { ColumnType, Generated } from 'kysely';
import type { FixedInstant, Identity, Instant } from './columns';

/** A write-off or a voided report: asked for, and done at once or by a second person. */
export interface AccountCorrectionTable {
  id: Identity;
  kind: CorrectionKind;
  company_id: string;
  /** One of the two is set: a report, or what a closed year made due, by the exemption that was outgrown. */
  report_id: string | null;
  exemption_id: ColumnType<string | null, string | null | undefined>;
  amount: string;
  reason: string;
  state: CorrectionState;
  proposed_by: string;
  proposed_at: FixedInstant;
  decided_by: string | null;
  decided_at: Instant | null;
  decision_reason: Generated<string>;
}

export interface CorrectionTables {
  account_correction: AccountCorrectionTable;
}
