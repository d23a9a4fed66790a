import type { Generated } from 'kysely';
import type { FixedInstant, Identity, Instant } from './columns';

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
  sign_in_attempt: SignInAttemptTable;
  user_session: UserSessionTable;
  refresh_credential: RefreshCredentialTable;
  impersonation: ImpersonationTable;
  password_link: PasswordLinkTable;
  awaited_code: AwaitedCodeTable;
  recovery_code: RecoveryCodeTable;
  email_change: EmailChangeTable;
  confirmation_code: ConfirmationCodeTable;
}
