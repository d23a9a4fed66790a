import type { CompanyPermission } from '../../domain/companyAccess';
import type { Role } from '../../domain/roles';
import type { Generated } from 'kysely';
import type { FixedInstant, Identity, Instant } from './columns';

/** A role an account can hold; nobody holds `none`. */
export type HeldRole = Exclude<Role, 'none'>;

export interface AppUserTable {
  id: Identity;
  /** As typed; unique without regard to case. */
  email: string;
  first_name: string;
  last_name: string;
  phone: Generated<string>;
  company_id: string;
  roles: HeldRole[];
  /** What the person may do for the company beside seeing it; without meaning for staff. */
  permissions: Generated<CompanyPermission[]>;
  password_hash: string;
  has_temporary_password: Generated<boolean>;
  temporary_password_expires_at: Instant | null;
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
  /** The company ended the access, not the board: its people may restore it. */
  ended_by_company: Generated<boolean>;
  language: Generated<'en' | 'fr'>;
  last_sign_in_at: Instant | null;
  version: Generated<number>;
  created_at: FixedInstant;
}

/** Who of the staff created an account of the staff or gave it roles. */
export interface StaffAccessGiverTable {
  user_id: string;
  given_by: string;
}

export interface UserTables {
  app_user: AppUserTable;
  staff_access_giver: StaffAccessGiverTable;
}
