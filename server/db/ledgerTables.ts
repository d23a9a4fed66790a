import type { ColumnType } from 'kysely';
import type { FixedInstant, Identity } from './columns';

export type LedgerKind =
  | 'ASSESSMENT'
  | 'LATE_CHARGE'
  | 'INTEREST'
  | 'PAYMENT_CARD'
  | 'PAYMENT_ACH'
  | 'PAYMENT_CHECK'
  | 'CARD_REFUND'
  | 'CARD_DISPUTE'
  | 'CREDIT'
  | 'CREDIT_REFUND'
  | 'REFUND'
  | 'REFUND_PAYMENT'
  | 'REFUND_OVERPAID'
  | 'REFUND_OFFSET'
  | 'REFUND_REPAID'
  | 'WRITE_OFF';

/** Money moved, never changed afterward: positive is owed to the board, negative is paid to it or owed by it. */
export interface LedgerEntryTable {
  id: Identity;
  company_id: ColumnType<string, string, never>;
  kind: ColumnType<LedgerKind, LedgerKind, never>;
  amount: ColumnType<string, string, never>;
  effective_date: ColumnType<string, string, never>;
  reference: ColumnType<string, string | undefined, never>;
  report_id: ColumnType<string | null, string | null | undefined, never>;
  /** What a payment or a write-off was meant for, where that is a closed year's charge: the exemption that was outgrown. */
  exemption_id: ColumnType<string | null, string | null | undefined, never>;
  refund_id: ColumnType<string | null, string | null | undefined, never>;
  reversal_of: ColumnType<string | null, string | null | undefined, never>;
  /** The date of the rule that a late charge or interest follows; null for the other kinds. */
  accrues_on: ColumnType<string | null, string | null | undefined, never>;
  note: ColumnType<string, string | undefined, never>;
  created_by: ColumnType<string | null, string | null, never>;
  created_at: FixedInstant;
}

/** The day on which a company's late charges were last looked at. */
export interface LateCheckTable {
  company_id: string;
  checked_on: string;
}

export interface LedgerTables {
  ledger_entry: LedgerEntryTable;
  late_check: LateCheckTable;
}
