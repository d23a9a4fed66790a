import type { LateRuleDocument } from '../../domain/programDocument';
import type { Explanation } from '../../domain/explanation';
import type { PaymentOrder } from '../../domain/paymentParts';
import type { ReportLineKind } from '../../domain/reportLine';
import type { ReportStatus } from '../../domain/reportStates';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FixedInstant, Identity, Instant, Json } from './columns';

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

export interface ReportTables {
  assessment_report: AssessmentReportTable;
  report_draft: ReportDraftTable;
  report_reminder: ReportReminderTable;
  report_notice: ReportNoticeTable;
}
