import type { ColumnType, Generated } from 'kysely';
import type { CardReturnKind, CardReturnProblem, CardReturnState } from '../../domain/cardReturn';
import type { FixedInstant, Identity, Instant } from './columns';

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

/** What the provider last said of a refund or a dispute, and whether a person has looked at it. */
export interface CardReturnTable {
  id: Identity;
  /** The provider's id of the refund or dispute, of the charge for a total, or `by-hand-` and the payment's id. */
  provider_id: string;
  /** The payment at the provider; the charge where it named none. */
  intent_id: string;
  kind: CardReturnKind;
  state: CardReturnState;
  /** In the smallest unit of the currency. */
  amount: string;
  currency: string;
  /** The provider's word for why. */
  reason: string;
  /** When the provider said it last, in its seconds. */
  as_of: string;
  /** When it first said this state and amount. */
  said_since: string;
  happened_at: Instant;
  heard_at: Instant;
  problem: CardReturnProblem | null;
  needs_check: boolean;
  checked_by: string | null;
  checked_at: Instant | null;
  check_note: Generated<string>;
}

export interface PaymentTables {
  card_return: CardReturnTable;
  card_payment: CardPaymentTable;
  card_event: CardEventTable;
}
