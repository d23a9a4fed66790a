import type { ColumnType, Generated } from 'kysely';
import type { FixedInstant, Identity } from './columns';

/**
 * A payment by card from the moment somebody wants to pay, of a report or of what a closed year made due: one of the two ids is set.
 * `report_id` is the first version of the period's report.
 */
export interface CardPaymentTable {
  id: Identity;
  company_id: string;
  report_id: string | null;
  exemption_id: ColumnType<string | null, string | null | undefined>;
  amount: string;
  status: 'opening' | 'open' | 'succeeded' | 'canceled';
  /** The provider's id, from the moment it is known. */
  intent_id: string | null;
  /** Why the last try was declined, in the provider's code. */
  decline: Generated<string>;
  opened_by: string;
  created_at: FixedInstant;
  ledger_entry_id: string | null;
}

/** A message of the provider that has been acted on; the same one again changes nothing. */
export interface CardEventTable {
  id: string;
  kind: string;
  card_payment_id: string | null;
  heard_at: FixedInstant;
}

export interface PaymentTables {
  card_payment: CardPaymentTable;
  card_event: CardEventTable;
}
