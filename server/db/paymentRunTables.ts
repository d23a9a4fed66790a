import type { Generated } from 'kysely';
import type { ItemStatus, ReturnCause, RunStatus } from '../../domain/paymentRun';
import type { FixedInstant, Identity, Instant } from './columns';

export type AccountType = 'checking' | 'savings';

/** The account a company wants its refunds paid into; its number is sealed. */
export interface PayeeAccountTable {
  company_id: string;
  holder: string;
  routing_number: string;
  sealed_account: string;
  last_four: string;
  account_type: AccountType;
  set_by: string;
  set_at: Instant;
  version: Generated<number>;
}

export interface PaymentRunTable {
  id: Identity;
  /** Like PR-2026-000003. */
  number: string;
  status: RunStatus;
  version: Generated<number>;
  /** The day the money is to arrive. */
  pay_on: string;
  total: string;
  prepared_by: string;
  prepared_at: FixedInstant;
  released_by: string | null;
  released_at: Instant | null;
}

/** One claim's payment in a run, with the payee as it was when the run was prepared. */
export interface PaymentRunItemTable {
  id: Identity;
  run_id: string;
  claim_id: string;
  position: number;
  amount: string;
  method: 'CHECK' | 'ACH';
  payee_name: string;
  payee_address: string;
  routing_number: string | null;
  sealed_account: string | null;
  last_four: string | null;
  account_type: AccountType | null;
  /** The account was named or changed within the thirty days before. */
  account_is_new: Generated<boolean>;
  status: ItemStatus;
  check_number: string | null;
  ledger_entry_id: string | null;
  returned_cause: ReturnCause | null;
  returned_note: string | null;
}

/** One download of a run's file. Of downloads before they were recorded here, what was in the file is not known. */
export interface PaymentRunFileTable {
  id: Identity;
  run_id: string;
  format: 'nacha' | 'csv';
  downloaded_by: string;
  downloaded_at: FixedInstant;
  /** SHA-256 of the file, in hexadecimal. */
  digest: string | null;
  entries: number | null;
  total: string | null;
  /** By what a bank tells files apart: when it was made, and which file of its day it is. */
  made_on: string | null;
  made_at: string | null;
  file_number: number | null;
}

export interface PaymentRunTables {
  payee_account: PayeeAccountTable;
  payment_run: PaymentRunTable;
  payment_run_item: PaymentRunItemTable;
  payment_run_file: PaymentRunFileTable;
}
