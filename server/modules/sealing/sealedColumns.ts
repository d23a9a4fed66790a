import type { SealPurpose } from '../../system/sealer';

/** A column whose texts are sealed. */
export interface SealedColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly purpose: SealPurpose;
  /** What the values are, for the person who runs the server. */
  readonly name: string;
}

/** Every place where sealed texts are stored. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'payee_account',
    key: 'company_id',
    column: 'sealed_account',
    purpose: 'bank-account',
    name: 'bank accounts',
  },
  {
    table: 'payment_run_item',
    key: 'id',
    column: 'sealed_account',
    purpose: 'bank-account',
    name: 'payments',
  },
  {
    table: 'app_user',
    key: 'id',
    column: 'authenticator_secret',
    purpose: 'authenticator',
    name: 'authenticators',
  },
  {
    table: 'app_user',
    key: 'id',
    column: 'pending_authenticator_secret',
    purpose: 'authenticator',
    name: 'authenticators being set up',
  },
  { table: 'mail', key: 'id', column: 'content', purpose: 'mail', name: 'emails' },
];
