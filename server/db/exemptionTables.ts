import type { ExemptionKind, ExemptionStatus } from '../../domain/exemption';
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
  /** Who prepared it, where another person signed. */
  prepared_by: string | null;
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
  /** When it was sent to the company's signers; null while its writer works on it. */
  ready_at: Instant | null;
}

export interface ExemptionTables {
  exemption: ExemptionTable;
  exemption_comment: ExemptionCommentTable;
  exemption_draft: ExemptionDraftTable;
}
