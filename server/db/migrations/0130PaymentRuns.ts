import { sql } from 'kysely';
import type { Migration } from './migration';

/** How approved claims are paid: runs that two people make, the accounts they pay into, and what the ledger then shows. */
export const paymentRuns: Migration = {
  name: '0130PaymentRuns',
  async up(db) {
    await sql`alter table ledger_entry drop constraint ledger_entry_kind_check`.execute(db);
    await sql`alter table ledger_entry add constraint ledger_entry_kind_check check (kind in ('ASSESSMENT',
      'LATE_CHARGE', 'INTEREST', 'PAYMENT_CARD', 'PAYMENT_ACH', 'PAYMENT_CHECK', 'CREDIT', 'CREDIT_REFUND',
      'REFUND', 'REFUND_PAYMENT', 'REFUND_OVERPAID', 'REFUND_OFFSET', 'REFUND_REPAID', 'WRITE_OFF'))`.execute(
      db,
    );
    await sql`alter table ledger_entry add constraint ledger_entry_refund_named check
      (kind not like 'REFUND\\_%' or refund_id is not null)`.execute(db);
    await sql`create index ledger_entry_payout on ledger_entry (refund_id, kind) where refund_id is not null`.execute(
      db,
    );
    await sql`create unique index ledger_entry_payout_back_once on ledger_entry (reversal_of)
      where kind = 'REFUND_PAYMENT'`.execute(db);
    await sql`
      create table payee_account (
        company_id bigint primary key references company (id),
        holder text not null,
        routing_number text not null,
        sealed_account text not null,
        last_four text not null,
        account_type text not null check (account_type in ('checking', 'savings')),
        set_by bigint not null references app_user (id),
        set_at timestamptz not null,
        version int not null default 1
      )`.execute(db);
    await createRuns(db);
  },
};

const createRuns: Migration['up'] = async (db) => {
  await sql`
    create table payment_run (
      id bigint generated always as identity primary key,
      number text not null unique,
      status text not null check (status in ('Prepared', 'Released', 'Cancelled')),
      version int not null default 1,
      pay_on date not null,
      total numeric(14,2) not null check (total > 0),
      prepared_by bigint not null references app_user (id),
      prepared_at timestamptz not null,
      released_by bigint references app_user (id),
      released_at timestamptz,
      check ((status = 'Released') = (released_by is not null)),
      check (released_by <> prepared_by)
    )`.execute(db);
  await sql`create index payment_run_prepared on payment_run (prepared_at, id)`.execute(db);
  await sql`
    create table payment_run_item (
      id bigint generated always as identity primary key,
      run_id bigint not null references payment_run (id),
      claim_id bigint not null references refund_claim (id),
      position int not null,
      amount numeric(14,2) not null check (amount > 0),
      method text not null check (method in ('CHECK', 'ACH')),
      payee_name text not null,
      payee_address text not null,
      routing_number text,
      sealed_account text,
      last_four text,
      account_type text,
      account_is_new boolean not null default false,
      status text not null check (status in ('Waiting', 'Issued', 'Paid', 'Returned', 'Dropped')),
      check_number text,
      ledger_entry_id bigint references ledger_entry (id),
      returned_cause text,
      returned_note text,
      unique (run_id, position),
      check ((method = 'ACH') = (sealed_account is not null)),
      check ((status in ('Waiting', 'Dropped')) = (ledger_entry_id is null))
    )`.execute(db);
  // A claim is on its way in one run at most, however many are prepared at once.
  await sql`create unique index payment_run_item_open on payment_run_item (claim_id)
    where status in ('Waiting', 'Issued', 'Paid')`.execute(db);
  await sql`create index payment_run_item_claim on payment_run_item (claim_id)`.execute(db);
};
