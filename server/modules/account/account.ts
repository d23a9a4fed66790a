import type { Language } from '../../../contract/texts/sentence';
import type { Queries } from '../../db/tables';
import type { FactorOwner } from '../identity/secondFactor';
import type { SessionOwner } from '../identity/session';

/** A person as signing in looks at them. */
export interface Account extends SessionOwner, FactorOwner {
  readonly language: Language;
  readonly password_hash: string;
  readonly is_active: boolean;
  readonly held_at: Date | null;
  readonly temporary_password_expires_at: Date | null;
  readonly authenticator_secret: string | null;
  readonly authenticator_step: string | null;
  readonly legal_name: string;
  readonly company_status: 'Pending' | 'Active' | 'Inactive';
  /** Grows with each new password and each action of an administrator on the account. */
  readonly version: number;
}

export const selectAccount = (db: Queries) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['app_user.id', 'app_user.email', 'first_name', 'last_name', 'company_id', 'roles', 'is_active'])
    .select('app_user.permissions')
    .select(['app_user.language', 'password_hash', 'mfa_enabled', 'held_at', 'legal_name'])
    .select('company.status as company_status')
    .select(['has_temporary_password', 'temporary_password_expires_at'])
    .select(['authenticator_secret', 'authenticator_step', 'app_user.version']);

/** The account of an address as `attemptAddress` makes it. */
export async function findAccount(db: Queries, address: string): Promise<Account | null> {
  const row = await selectAccount(db)
    .where((eb) => eb(eb.fn<string>('lower', ['app_user.email']), '=', address))
    .executeTakeFirst();
  return row ?? null;
}
