import type { ExemptionKind, ExemptionStatus } from '../../domain/exemption';
import type { ProgramDocument } from '../../domain/programDocument';
import type { StatusMessage } from '../../contract/hub';
import type { ColumnType, Generated } from 'kysely';
import type { FixedInstant, Identity, Instant, Json } from './columns';

export interface ExemptionTable {
  id: Identity;
  number: string;
  company_id: string;
  kind: ExemptionKind;
  fiscal_year: number;
  status: ExemptionStatus;
  submitted_at: Instant | null;
  decision_due: string | null;
  certificate_number: string | null;
  valid_from: string | null;
  valid_to: string | null;
  version: Generated<number>;
  created_at: FixedInstant;
  /** What the form says; null for applications from before it was kept. */
  claim: Json<unknown> | null;
  applicant: Json<unknown> | null;
  filed_by: string | null;
  filed_on_behalf: Generated<boolean>;
  /** Since when the board's clock is paused. */
  clock_paused_on: string | null;
  /** Pauses that are over. */
  pauses: ColumnType<
    readonly { readonly from: string; readonly until: string }[],
    string | undefined,
    string
  >;
  taken_up_by: string | null;
  decided_by: string | null;
  decided_at: Instant | null;
  /** The last words of the board on it. */
  reason: Generated<string>;
  /** The first day a revoked certificate no longer holds. */
  revoked_from: string | null;
  decision_document_id: string | null;
  renews_id: string | null;
  threshold_passed_on: string | null;
  /** When the company was told that it may renew. */
  renewal_told_at: Instant | null;
}

/** Requests of one sender to one call until `ends_at`, of all server processes. */
export interface RequestCountTable {
  sender: string;
  call: string;
  requests: number;
  ends_at: Instant;
}

export interface ExemptionCommentTable {
  id: Identity;
  exemption_id: string;
  written_by: string;
  written_at: FixedInstant;
  text: string;
  internal: boolean;
}

/** An application somebody is still writing. */
export interface ExemptionDraftTable {
  user_id: string;
  company_id: string;
  content: Json<unknown>;
  saved_at: Instant;
}

/** Who is to hear of something. Every kind but `user` is calculated when the event is written. */
export type Audience =
  | { readonly kind: 'staff' }
  | { readonly kind: 'roles'; readonly roles: readonly string[] }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'user'; readonly userId: string };

export interface NotificationEventTable {
  id: Identity;
  at: FixedInstant;
  kind: string;
  text_values: Json<Readonly<Record<string, string | number>>>;
  /** `error` in any letter case is shown as a danger, anything else as a success. */
  state: string;
  audience: Json<Audience>;
  touches: Json<NonNullable<StatusMessage['touches']>>;
  progress: Json<StatusMessage['progress'] | null> | null;
  quiet: boolean;
  /** People who want no alert of it: their screens move without one. */
  silent_for: Json<readonly string[]>;
}

export interface UserNotificationTable {
  id: Identity;
  event_id: string;
  user_id: string;
  read_at: Instant | null;
  /** Stands in its reader's list; if not, it waits for its email alone. */
  in_app: Generated<boolean>;
  mail_wanted: Generated<boolean>;
}

/** What somebody has chosen about one kind of event. */
export interface NotificationChoiceTable {
  user_id: string;
  kind: string;
  in_app: boolean;
  mail: boolean;
}

/** How somebody wants to see a list again. */
export interface SavedViewTable {
  id: Identity;
  user_id: string;
  list: string;
  name: string;
  /** The list's part of the address. */
  address: string;
  hidden_columns: Json<readonly string[]>;
  is_compact: boolean;
  is_default: boolean;
}

export interface IdempotencyKeyTable {
  user_id: string;
  endpoint: string;
  key: string;
  request_hash: string;
  answer: Json<unknown> | null;
  created_at: FixedInstant;
}

export interface ProgramConfigurationTable {
  id: Identity;
  content: Json<ProgramDocument>;
  effective_at: FixedInstant;
  created_by: string | null;
}

export interface BoardTextTable {
  key: string;
  language: 'en' | 'fr';
  content: Json<Readonly<Record<string, string>> | null> | null;
  version: number;
}

export interface SharedTables {
  board_text: BoardTextTable;
  exemption: ExemptionTable;
  exemption_comment: ExemptionCommentTable;
  exemption_draft: ExemptionDraftTable;
  notification_event: NotificationEventTable;
  user_notification: UserNotificationTable;
  notification_choice: NotificationChoiceTable;
  saved_view: SavedViewTable;
  idempotency_key: IdempotencyKeyTable;
  program_configuration: ProgramConfigurationTable;
  request_count: RequestCountTable;
}
