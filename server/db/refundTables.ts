import type { ColumnType, Generated } from 'kysely';
import type { ApprovalLeftOut } from '../../contract/entities/bulkApproval';
import type { AnnualRunStatus } from '../../contract/entities/annualRun';
import type { FailureKind } from '../../contract/texts/failures';
import type { Values } from '../../contract/texts/sentence';
import type { AnnualLetter, AnnualOutcome } from '../../domain/annualRun';
import type { Explanation } from '../../domain/explanation';
import type { RiskSignal } from '../../domain/claimRisk';
import type { Share } from '../../domain/refundAllocation';
import type { RefundReason } from '../../domain/refundReason';
import type { PendingState } from '../../domain/pendingLine';
import type { RefundStatus } from '../../domain/refundStates';
import type { FixedInstant, Identity, Instant, Json } from './columns';

/** Who signs a claim for the company. */
export interface StoredApplicant {
  readonly name: string;
  readonly title: string;
  readonly phone: string;
  readonly email: string;
}

export interface RefundClaimTable {
  id: Identity;
  /** Like RF-2026-000045. */
  number: string;
  company_id: string;
  importer_number: string;
  fiscal_year: number;
  reason: RefundReason;
  status: RefundStatus;
  status_since: Instant;
  version: Generated<number>;
  applicant: Json<StoredApplicant>;
  certificate_number: string | null;
  explanation_text: Generated<string>;
  explanation: Json<Explanation>;
  payee_name: string;
  payee_address: string;
  pay_method: 'CHECK' | 'ACH';
  line_count: number;
  /** As the lines stand today, corrections included. */
  amount_collected: string;
  /** Customs has corrected one of its lines since. */
  changed_since_filed: Generated<boolean>;
  amount_claimed: string;
  amount_verified: string | null;
  amount_approved: string | null;
  /** The person who filed it, also when acting for the company. */
  filed_by: string;
  filed_on_behalf: boolean;
  /** The key of the draft that it was filed as. */
  draft_key: string | null;
  /** Whose draft it was, where another person signed it. */
  prepared_by: string | null;
  filed_at: Instant;
  decision_due: string;
  exact_match: boolean;
  verified_by: string | null;
  verified_at: Instant | null;
  decision_document_id: string | null;
  /** Who it is assigned to. */
  assigned_to: string | null;
  rejected_by: string | null;
  /** The board's date of the last rejection. */
  rejected_on: string | null;
  appealed_at: Instant | null;
  /** Lines it waits for: Customs has not sent them yet. */
  unsent_count: Generated<number>;
  /** The claim whose waiting lines it was split off for. */
  split_from: string | null;
  /** Set when it was late and let in: the day up to which that was allowed. */
  late_until: string | null;
  /** As long as it is undecided, kept up to date; afterward as it was then. */
  risk_score: Generated<number>;
  risk_signals: ColumnType<readonly RiskSignal[], string | undefined, string>;
}

/** That a company wants no refund of a year. */
export interface RefundWaiverTable {
  id: Identity;
  company_id: string;
  fiscal_year: number;
  signer_name: string;
  signed_by: string;
  signed_at: FixedInstant;
  withdrawn_by: string | null;
  withdrawn_at: Instant | null;
  withdrawn_reason: string | null;
}

/** That a company may claim a year after its last day, and why. */
export interface FilingExtensionTable {
  company_id: string;
  fiscal_year: number;
  until: string;
  reason: string;
  granted_by: string;
  granted_at: Instant;
}

export interface RefundClaimLineTable {
  id: Identity;
  claim_id: string;
  /** Place in the claim, from 0. */
  position: number;
  /** The posted line itself, never one of its corrections. */
  customs_line_id: string;
  /** Whether the claim is undecided; at most one open claim holds a line. */
  is_open: boolean;
  /** When the claim was filed. */
  amount_collected: string;
  amount_proposed: string;
  amount_claimed: string;
  amount_verified: string | null;
  amount_approved: string | null;
  share: Share;
  /** How much of the year's exempt quantity the line takes up, in the program's unit. */
  exempt_applied: string;
  explanation: Json<Explanation>;
}

/** A line that a claim waits for until Customs sends it. */
export interface RefundPendingLineTable {
  id: Identity;
  claim_id: string;
  /** The company that filed the claim. */
  filed_for: string;
  position: number;
  entry_number: string;
  line_no: number;
  entry_date: string;
  amount_asked: string | null;
  state: PendingState;
  /** Whether it waits and its claim is undecided; at most one open claim of a company waits for a line. */
  is_open: boolean;
  resolved_at: Instant | null;
}

export interface RefundApprovalTable {
  claim_id: string;
  approved_by: string;
  approved_at: FixedInstant;
  amount: string;
}

export interface RefundCommentTable {
  id: Identity;
  claim_id: string;
  written_by: string;
  written_at: FixedInstant;
  text: string;
  internal: boolean;
}

/** That a claim was sent back to its verifier, and how that was answered; without an answer it is open. */
export interface RefundReturnTable {
  id: Identity;
  claim_id: string;
  returned_by: string;
  returned_at: FixedInstant;
  /** One of the reasons offered; null for a granted appeal. */
  reason_code: string | null;
  reason: string;
  answered_by: string | null;
  answered_at: Instant | null;
  answer: string | null;
}

/** What a claim was before its last verification (decision 88). */
export interface BeforeVerification {
  readonly status: RefundStatus;
  readonly statusSince: string;
  readonly amountVerified: string | null;
  readonly verifiedBy: string | null;
  readonly verifiedAt: string | null;
  /** Missing in rows of earlier builds, which left the claim assigned. */
  readonly assignedTo?: string | null;
  readonly lines: readonly { readonly id: string; readonly amount: string | null }[];
  /** Returns that the verification answered. */
  readonly returns: readonly string[];
}

export interface RefundVerificationUndoTable {
  claim_id: string;
  version: number;
  verified_by: string;
  verified_at: Instant;
  before: Json<BeforeVerification>;
}

export interface RefundDraftTable {
  user_id: string;
  company_id: string;
  /** Chosen by whoever begins the draft, so that it has its name before the server has seen it. */
  key: string;
  content: ColumnType<unknown, string, string>;
  saved_at: Instant;
  /** When it was sent to the company's signers; null while its writer works on it. */
  ready_at: Instant | null;
}

/** That a company was notified of a last day to claim; the last days of the week that follows were named with it. */
export interface RefundNoticeTable {
  company_id: string;
  fiscal_year: number;
  reason: RefundReason;
  last_day: string;
  covered_until: string;
  sent_at: FixedInstant;
}

/** The day on which it was last looked whether a company is to be notified of what it can still claim. */
export interface RefundNoticeCheckTable {
  company_id: string;
  checked_on: string;
}

/** When a member of staff is away, both days included. */
export interface AbsenceTable {
  user_id: string;
  first_day: string;
  last_day: string;
  set_by: string;
  set_at: Instant;
}

/** Claims that were assigned together. */
export interface RefundAssignmentTable {
  id: Identity;
  assigned_by: string;
  assigned_at: FixedInstant;
  undone_at: Instant | null;
}

export interface RefundAssignmentPartTable {
  assignment_id: string;
  claim_id: string;
  /** The claim's when it was assigned; a step since then makes another. */
  version: number;
  from_user: string | null;
  to_user: string | null;
}

/** Claims that one approver decides on together. */
export interface RefundBulkApprovalTable {
  id: Identity;
  approver: string;
  started_at: FixedInstant;
  /** Of the sample; the same seed gives the same sample. */
  seed: string;
  left_out: Json<readonly LeftOutOfApproval[]>;
  decided_at: Instant | null;
}

export interface LeftOutOfApproval {
  readonly why: ApprovalLeftOut;
  readonly count: number;
  readonly numbers: readonly string[];
}

export interface RefundBulkApprovalClaimTable {
  approval_id: string;
  claim_id: string;
  /** The claim's when the approval was begun. */
  version: number;
  amount: string;
  in_sample: boolean;
  /** When the approver had it on screen. */
  opened_at: Instant | null;
  outcome: 'approved' | 'refused' | null;
  /** Why it was refused. */
  refusal: Json<RefusalInApproval> | null;
}

/** A reason that left it out after all, or a failure with the values its sentence shows. */
export type RefusalInApproval =
  { readonly why: ApprovalLeftOut } | { readonly kind: FailureKind; readonly values: Values };

/** What all importers can still claim for a year. */
export interface AnnualRunTable {
  id: Identity;
  fiscal_year: ColumnType<number, number, never>;
  status: AnnualRunStatus;
  started_by: string;
  started_at: FixedInstant;
  /** The day that last days were compared with. */
  calculated_on: string;
  ended_at: Instant | null;
  letters_by: string | null;
  letters_at: Instant | null;
}

export interface AnnualRunRowTable {
  id: Identity;
  run_id: string;
  fiscal_year: number;
  /** Null for an importer number that no company has. */
  company_id: string | null;
  /** A company's first one. */
  importer_number: string;
  importer_name: string;
  lines: number;
  collected: string;
  /** Null until it is calculated. */
  outcome: AnnualOutcome | null;
  amount: Generated<string>;
  by_reason: ColumnType<AnnualReason[], string | undefined, string>;
  last_day: string | null;
  letter: AnnualLetter | null;
  letter_at: Instant | null;
  /** What the letter names, calculated again when it was written. */
  letter_amount: string | null;
}

/** What one reason gives an importer. */
export interface AnnualReason {
  readonly reason: RefundReason;
  readonly amount: string;
  readonly lines: number;
}

export interface RefundTables {
  annual_run: AnnualRunTable;
  annual_run_row: AnnualRunRowTable;
  refund_bulk_approval: RefundBulkApprovalTable;
  refund_bulk_approval_claim: RefundBulkApprovalClaimTable;
  absence: AbsenceTable;
  refund_assignment: RefundAssignmentTable;
  refund_assignment_part: RefundAssignmentPartTable;
  refund_notice: RefundNoticeTable;
  refund_notice_check: RefundNoticeCheckTable;
  refund_claim: RefundClaimTable;
  refund_claim_line: RefundClaimLineTable;
  refund_unsent_line: RefundPendingLineTable;
  refund_approval: RefundApprovalTable;
  refund_comment: RefundCommentTable;
  refund_return: RefundReturnTable;
  refund_verification_undo: RefundVerificationUndoTable;
  refund_draft: RefundDraftTable;
  refund_waiver: RefundWaiverTable;
  late_claim_leave: FilingExtensionTable;
}
