import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Explanation } from '../../domain/explanation';
import type { ReportStatus } from '../../domain/reportStates';
import type { FixedInstant, Identity, Instant, Json } from './columns';

/** Last number given in a series such as `R-2026-Q1` or `EX-2026`. */
export interface RecordCounterTable {
  series: string;
  last: number;
}

export interface AssessmentReportTable {
  id: Identity;
  /** Like R-2026-Q1-000123. */
  number: string;
  company_id: string;
  fiscal_year: number;
  /** Q1 to Q4, or 01 to 12. */
  period: string;
  status: ReportStatus;
  version: Generated<number>;
  due_date: string;
  submitted_at: Instant | null;
  submitted_by: string | null;
  /** The day it was received, in the board's zone. */
  received_on: string | null;
  quantity_shipped: string;
  quantity_exported: string;
  exempt_used_before: string;
  exempt_applied: string;
  quantity_assessable: string;
  unit: string;
  rate_per_unit: string;
  amount_due: string;
  amount_paid: Generated<string>;
  balance: GeneratedAlways<string>;
  explanation: Json<Explanation>;
  created_at: FixedInstant;
}

type LedgerKind =
  | 'ASSESSMENT'
  | 'LATE_CHARGE'
  | 'INTEREST'
  | 'PAYMENT_CARD'
  | 'PAYMENT_ACH'
  | 'PAYMENT_CHECK'
  | 'CREDIT'
  | 'CREDIT_APPLIED'
  | 'REFUND'
  | 'WRITE_OFF';

/** Money moved, never changed afterwards: positive is owed to the board, negative is paid to it or owed by it. */
export interface LedgerEntryTable {
  id: Identity;
  company_id: ColumnType<string, string, never>;
  kind: ColumnType<LedgerKind, LedgerKind, never>;
  amount: ColumnType<string, string, never>;
  effective_date: ColumnType<string, string, never>;
  reference: ColumnType<string, string | undefined, never>;
  report_id: ColumnType<string | null, string | null | undefined, never>;
  refund_id: ColumnType<string | null, string | null | undefined, never>;
  reversal_of: ColumnType<string | null, string | null | undefined, never>;
  created_by: ColumnType<string | null, string | null, never>;
  created_at: FixedInstant;
}

/** Read only: per group of companies and fiscal year, in the program's unit. */
export interface ExemptUseView {
  group_id: ColumnType<string, never, never>;
  fiscal_year: ColumnType<number, never, never>;
  used: ColumnType<string | null, never, never>;
}

export interface RecordTables {
  exempt_use: ExemptUseView;
  record_counter: RecordCounterTable;
  assessment_report: AssessmentReportTable;
  ledger_entry: LedgerEntryTable;
}
