import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CorrectionKind, CorrectionState } from '../../domain/correction';
import type { Explanation } from '../../domain/explanation';
import type { PaymentOrder } from '../../domain/paymentParts';
import type { LateRuleDocument } from '../../domain/programDocument';
import type { ReportLineKind } from '../../domain/reportLine';
import type { ReportStatus } from '../../domain/reportStates';
import type { FixedInstant, Identity, Instant, Json } from './columns';

/** Last number given in a series such as `R-2026-Q1` or `EX-2026`. */
export interface RecordCounterTable {
  series: string;
  last: number;
}

/** A line as it is kept: quantities as exact text. */
export interface StoredReportLine {
  readonly kind: ReportLineKind;
  readonly date: string;
  readonly description: string;
  readonly quantity: string;
  readonly country: string | null;
}

/** A line as it was being written. */
export interface StoredDraftLine {
  readonly kind: ReportLineKind;
  readonly date: string;
  readonly description: string;
  readonly quantity: string;
  readonly unread: string;
  readonly country: string;
}

/** Rules in force when a report was filed; later changes of the configuration leave it alone. */
export interface ReportTerms {
  readonly lateRule: LateRuleDocument;
  readonly paymentOrder: PaymentOrder;
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
  /** Empty for reports from before lines were kept. */
  lines: ColumnType<readonly StoredReportLine[], string | undefined, string>;
  quantity_imported: Generated<string>;
  quantity_organic: Generated<string>;
  /** Exempt by certificate in earlier reports of the year and charged by this one. */
  caught_up: Generated<string>;
  receipt_number: string | null;
  certified_name: Generated<string>;
  certified_title: Generated<string>;
  amend_reason: Generated<string>;
  reviewed_by: string | null;
  reviewed_at: Instant | null;
  review_reason: Generated<string>;
  /** The first version of the period's report; null for that one itself. */
  root_id: string | null;
  /** Which version of the period's report it is, from 1. */
  revision: Generated<number>;
  supersedes_id: string | null;
  /** Whether it is the version that stands for its period; an amendment becomes so when it is accepted. */
  is_current: Generated<boolean>;
  /** Null for reports from before terms were kept. */
  terms: Json<ReportTerms> | null;
  /** Kept from the ledger, as is `amount_paid`. */
  late_charge: Generated<string>;
  interest: Generated<string>;
  created_at: FixedInstant;
}

export type LedgerKind =
  | 'ASSESSMENT'
  | 'LATE_CHARGE'
  | 'INTEREST'
  | 'PAYMENT_CARD'
  | 'PAYMENT_ACH'
  | 'PAYMENT_CHECK'
  | 'CARD_REFUND'
  | 'CARD_DISPUTE'
  | 'CREDIT'
  | 'CREDIT_REFUND'
  | 'REFUND'
  | 'REFUND_PAYMENT'
  | 'REFUND_OVERPAID'
  | 'REFUND_OFFSET'
  | 'REFUND_REPAID'
  | 'WRITE_OFF';

/** Money moved, never changed afterward: positive is owed to the board, negative is paid to it or owed by it. */
export interface LedgerEntryTable {
  id: Identity;
  company_id: ColumnType<string, string, never>;
  kind: ColumnType<LedgerKind, LedgerKind, never>;
  amount: ColumnType<string, string, never>;
  effective_date: ColumnType<string, string, never>;
  reference: ColumnType<string, string | undefined, never>;
  report_id: ColumnType<string | null, string | null | undefined, never>;
  /** What a payment or a write-off was meant for, where that is a closed year's charge: the exemption that was outgrown. */
  exemption_id: ColumnType<string | null, string | null | undefined, never>;
  refund_id: ColumnType<string | null, string | null | undefined, never>;
  reversal_of: ColumnType<string | null, string | null | undefined, never>;
  /** The date of the rule that a late charge or interest follows; null for the other kinds. */
  accrues_on: ColumnType<string | null, string | null | undefined, never>;
  note: ColumnType<string, string | undefined, never>;
  created_by: ColumnType<string | null, string | null, never>;
  created_at: FixedInstant;
}

/** A report that somebody of the company is still writing. */
export interface ReportDraftTable {
  company_id: string;
  fiscal_year: number;
  period: string;
  content: Json<{ readonly lines: readonly StoredDraftLine[] }>;
  version: Generated<number>;
  updated_by: string;
  updated_at: Instant;
}

/** The day on which a company's late charges were last looked at. */
export interface LateCheckTable {
  company_id: string;
  checked_on: string;
}

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

/** That a company was reminded of a report that is missing. */
export interface ReportReminderTable {
  id: Identity;
  company_id: string;
  fiscal_year: number;
  period: string;
  sent_at: FixedInstant;
  sent_by: string;
}

/** That a company was notified that a report is due soon. */
export interface ReportNoticeTable {
  company_id: string;
  fiscal_year: number;
  period: string;
  due_date: string;
  sent_at: FixedInstant;
}

export interface RecordTables {
  report_notice: ReportNoticeTable;
  account_correction: AccountCorrectionTable;
  report_reminder: ReportReminderTable;
  report_draft: ReportDraftTable;
  late_check: LateCheckTable;
  record_counter: RecordCounterTable;
  assessment_report: AssessmentReportTable;
  ledger_entry: LedgerEntryTable;
}
