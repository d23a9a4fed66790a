import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Refunds and disputes at the card provider: what was last said of each, and their kinds of entry. A payment can be taken back in
 * parts, so its reversals are limited by their sum, which the company's lock protects, and no longer by their number.
 */
export const cardReturns: Migration = {
  name: '0282CardReturns',
  async up(db) {
    await sql`alter table ledger_entry drop constraint ledger_entry_kind_check`.execute(db);
    await sql`alter table ledger_entry add constraint ledger_entry_kind_check check (kind in ('ASSESSMENT',
      'LATE_CHARGE', 'INTEREST', 'PAYMENT_CARD', 'PAYMENT_ACH', 'PAYMENT_CHECK', 'CARD_REFUND', 'CARD_DISPUTE',
      'CREDIT', 'CREDIT_REFUND', 'REFUND', 'REFUND_PAYMENT', 'REFUND_OVERPAID', 'REFUND_OFFSET', 'REFUND_REPAID',
      'WRITE_OFF'))`.execute(db);
    await sql`alter table ledger_entry add constraint ledger_entry_card_named check
      (kind not like 'CARD\\_%' or reversal_of is not null)`.execute(db);
    await sql`drop index ledger_entry_reversed_once`.execute(db);
    await sql`create index ledger_entry_reversed on ledger_entry (reversal_of) where reversal_of is not null`.execute(
      db,
    );
    await sql`
      create table card_return (
        id bigint generated always as identity primary key,
        provider_id text not null unique,
        intent_id text not null,
        kind text not null check (kind in ('refund', 'refund-total', 'dispute')),
        state text not null check (state in ('pending', 'done', 'failed', 'warning', 'open', 'won', 'lost')),
        amount numeric(20,0) not null check (amount >= 0),
        currency text not null,
        reason text not null,
        as_of bigint not null,
        said_since bigint not null,
        happened_at timestamptz not null,
        heard_at timestamptz not null,
        problem text check (problem in ('unknown-payment', 'other-currency', 'beyond-payment')),
        needs_check boolean not null,
        checked_by bigint references app_user (id),
        checked_at timestamptz,
        check_note text not null default ''
      )`.execute(db);
    await sql`create index card_return_intent on card_return (intent_id)`.execute(db);
    await sql`create index card_return_to_check on card_return (heard_at, id) where needs_check`.execute(db);
  },
};
