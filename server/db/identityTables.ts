import type { Generated } from 'kysely';
import type { PendingChangeKind, PendingChangeState } from '../../domain/pendingChange';
import type { Role } from '../../domain/roles';
import type { FixedInstant, Identity, Instant, Json } from './columns';

/** A role an account can hold; nobody holds `none`. */
export type HeldRole = Exclude<Role, 'none'>;

export interface CompanyTable {
  id: Identity;
  legal_name: string;
  dba_name: Generated<string>;
  kind: 'MANUFACTURER' | 'IMPORTER' | 'BOTH';
  status: 'Pending' | 'Active' | 'Inactive';
  /** The board itself, the company of its staff. */
  is_board: Generated<boolean>;
  is_assessment_payer: Generated<boolean>;
  is_refund_eligible: Generated<boolean>;
  tax_id: string | null;
  street1: Generated<string>;
  street2: Generated<string>;
  city: Generated<string>;
  region: Generated<string>;
  postal_code: Generated<string>;
  country: Generated<string>;
  contact_name: Generated<string>;
  contact_title: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  language: Generated<'en' | 'fr'>;
  registration_message: Generated<string>;
  /** The company this one was merged into; its number leads there. */
  merged_into: string | null;
  version: Generated<number>;
  created_at: FixedInstant;
}

/** A time in which a company shares the exempt quantity with others; it counts for whole fiscal years. */
export interface CompanyGroupMemberTable {
  id: Identity;
  /** The company whose group it is; its id names the group. */
  group_id: string;
  company_id: string;
  from_date: string;
  first_year: number;
  to_date: string | null;
  last_year: number | null;
}

/** Importer numbers in canonical form, each of one company. */
export interface ImporterNumberTable {
  number: string;
  company_id: string;
  added_on: Generated<string>;
  /** Entries after this day are not the company's; null while it is open. */
  closed_on: string | null;
}

export interface AppUserTable {
  id: Identity;
  /** As typed; unique without regard to case. */
  email: string;
  first_name: string;
  last_name: string;
  phone: Generated<string>;
  company_id: string;
  roles: HeldRole[];
  password_hash: string;
  has_temporary_password: Generated<boolean>;
  temporary_password_expires_at: Instant | null;
  /** A temporary password begins one session and no second one. */
  temporary_password_used_at: Instant | null;
  is_active: Generated<boolean>;
  /** Whether the person asked for a second step; staff may have to have one all the same. */
  mfa_enabled: Generated<boolean>;
  /** The secret shared with an authenticator app, sealed; null when codes come by email. */
  authenticator_secret: string | null;
  /** One that is being set up and counts for nothing yet. */
  pending_authenticator_secret: string | null;
  /** The last time step a code was taken for: none is taken twice. */
  authenticator_step: string | null;
  /** Locked by an administrator until one unlocks it. */
  held_at: Instant | null;
  /** When an administrator last locked or deactivated the account. */
  access_ended_at: Instant | null;
  language: Generated<'en' | 'fr'>;
  last_sign_in_at: Instant | null;
  version: Generated<number>;
  created_at: FixedInstant;
}

/** Failed sign-ins by address, whether an account has it or not. */
export interface SignInAttemptTable {
  /** SHA-256 of what was typed as the address: it may have been the password. */
  address_digest: string;
  recent_failures: Generated<number>;
  failures_in_a_row: Generated<number>;
  last_failure_at: Instant;
  locked_until: Instant | null;
}

export interface UserSessionTable {
  id: string;
  user_id: string;
  remember_me: boolean;
  created_at: FixedInstant;
  last_used_at: Instant;
  /** Moves on with use, never beyond `absolute_expires_at`. */
  expires_at: Instant;
  absolute_expires_at: FixedInstant;
  revoked_at: Instant | null;
  revoked_reason: string | null;
  user_agent: Generated<string>;
  /** Where it was last used from: at sign-in or a refresh. */
  last_address: string | null;
}

export interface RefreshCredentialTable {
  /** SHA-256 of the credential in the cookie. */
  token_hash: string;
  session_id: string;
  issued_at: FixedInstant;
  used_at: Instant | null;
}

/** A link to set a new password; the newest of a person alone. */
export interface PasswordLinkTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  user_id: string;
  created_at: FixedInstant;
  expires_at: FixedInstant;
}

/** A sign-in whose password was right and whose code is awaited; the newest of a person alone. */
export interface AwaitedCodeTable {
  user_id: string;
  /** SHA-256 of the handle the browser holds. */
  handle_hash: string;
  /** Digest of handle and code together; null when the code comes from an authenticator app. */
  code_hash: string | null;
  remember_me: boolean;
  created_at: Instant;
  expires_at: Instant;
}

/** A change of somebody's address that waits for its code; the newest of a person alone. */
export interface EmailChangeTable {
  user_id: string;
  /** SHA-256 of the change's id, which the browser holds. */
  handle_hash: string;
  /** Digest of id and code together. */
  code_hash: string;
  email: string;
  tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
}

/** A code emailed to confirm a change with; one for each person. */
export interface ConfirmationCodeTable {
  user_id: string;
  /** SHA-256 of the id that the browser holds. */
  handle_hash: string;
  /** Digest of id and code together. */
  code_hash: string;
  created_at: Instant;
  expires_at: Instant;
}

/** Recovery codes not used yet, as digests. */
export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

/** Who of the staff created an account of the staff or gave it roles. */
export interface StaffAccessGiverTable {
  user_id: string;
  given_by: string;
}

/** What an administrator asked for, and what a second one said to it. */
export interface PendingChangeTable {
  id: Identity;
  kind: PendingChangeKind;
  /** Whose roles change, or the account that was made; null otherwise. */
  user_id: string | null;
  content: Json<unknown>;
  state: PendingChangeState;
  proposed_by: string;
  proposed_at: FixedInstant;
  /** Null while it waits, and where it was done without a second administrator. */
  decided_by: string | null;
  decided_at: Instant | null;
  decision_reason: Generated<string>;
  /** When the others were notified of one that was done without a second administrator. */
  announced_at: Instant | null;
}

export interface ImpersonationTable {
  id: Identity;
  session_id: string;
  admin_id: string;
  company_id: string;
  reason: string;
  started_at: FixedInstant;
  ended_at: Instant | null;
}

export interface IdentityTables {
  company: CompanyTable;
  company_group_member: CompanyGroupMemberTable;
  importer_number: ImporterNumberTable;
  app_user: AppUserTable;
  sign_in_attempt: SignInAttemptTable;
  user_session: UserSessionTable;
  refresh_credential: RefreshCredentialTable;
  impersonation: ImpersonationTable;
  password_link: PasswordLinkTable;
  awaited_code: AwaitedCodeTable;
  recovery_code: RecoveryCodeTable;
  email_change: EmailChangeTable;
  confirmation_code: ConfirmationCodeTable;
  staff_access_giver: StaffAccessGiverTable;
  pending_change: PendingChangeTable;
}
