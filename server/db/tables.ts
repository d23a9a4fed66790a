import type { ColumnType, Kysely } from 'kysely';
import type { FixedInstant, Identity } from './columns';
import type { CompanyTables } from './companyTables';
import type { CustomsTables } from './customsTables';
import type { DocumentTables } from './documentTables';
import type { ExemptionTables } from './exemptionTables';
import type { NotificationTables } from './notificationTables';
import type { SavedViewTables } from './savedViewTables';
import type { ConfigurationTables } from './configurationTables';
import type { RequestTables } from './requestTables';
import type { ReportTables } from './reportTables';
import type { LedgerTables } from './ledgerTables';
import type { CorrectionTables } from './correctionTables';
import type { UserTables } from './userTables';
import type { PendingChangeTables } from './pendingChangeTables';
import type { RecordNumberTables } from './recordNumberTables';
import type { IdentityTables } from './identityTables';
import type { MailTables } from './mailTables';
import type { PaymentTables } from './paymentTables';
import type { PaymentRunTables } from './paymentRunTables';
import type { RefundTables } from './refundTables';

/**
 * One action, never changed afterward. `hash` covers the row and `previous_hash`, so that a row altered, removed or
 * slipped in breaks the chain.
 */
export interface AuditEntryTable {
  id: Identity;
  /** Position in the chain, from 1 without gaps. */
  position: ColumnType<string, string, never>;
  occurred_at: FixedInstant;
  /** Who did it; null for the system itself and for people not signed in. */
  actor_user_id: ColumnType<string | null, string | null, never>;
  /** The company an administrator acted for while impersonating. */
  on_behalf_of_company_id: ColumnType<string | null, string | null, never>;
  action: ColumnType<string, string, never>;
  outcome: ColumnType<'done' | 'refused', 'done' | 'refused', never>;
  subject_type: ColumnType<string, string, never>;
  subject_id: ColumnType<string | null, string | null, never>;
  /** Company the action concerns, for the company's own timeline. */
  company_id: ColumnType<string | null, string | null, never>;
  details: ColumnType<unknown, string, never>;
  source_address: ColumnType<string | null, string | null, never>;
  request_reference: ColumnType<string | null, string | null, never>;
  previous_hash: ColumnType<string, string, never>;
  hash: ColumnType<string, string, never>;
}

/** An audit row that found the chain taken, and waits for its place there. */
export interface WaitingAuditEntryTable {
  id: Identity;
  entry: ColumnType<unknown, string, never>;
}

/** Equal refusals of one minute; those without a row of their own share one when it ends. */
export interface RepeatedRefusalTable {
  digest: string;
  times: number;
  ends_at: FixedInstant;
  entry: ColumnType<unknown, string, string>;
}

/** The last entry of a day, as it was signed and written out. */
export interface AuditHeadTable {
  day: string;
  position: string;
  hash: string;
  written_at: FixedInstant;
}

/** Every table as Kysely sees it. A module adds its tables here together with the migration that makes them. */
export interface Tables
  extends
    IdentityTables,
    ExemptionTables,
    NotificationTables,
    SavedViewTables,
    ConfigurationTables,
    RequestTables,
    ReportTables,
    LedgerTables,
    CorrectionTables,
    UserTables,
    PendingChangeTables,
    RecordNumberTables,
    CustomsTables,
    CompanyTables,
    DocumentTables,
    RefundTables,
    PaymentTables,
    PaymentRunTables,
    MailTables {
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
  waiting_audit_entry: WaitingAuditEntryTable;
  repeated_refusal: RepeatedRefusalTable;
}

/** What repositories take: the database itself or a transaction on it. */
export type Queries = Kysely<Tables>;
