import { sql } from 'kysely';
import type { Migration } from './migration';

/** Payments by card: one open at a time for a report, and the provider's messages that have been heard. */
export const cardPayments: Migration = {
  name: '0082CardPayments',
  async up(db) {
    await sql`
      create table card_payment (
        id bigint generated always as identity primary key,
        company_id bigint not null references company (id),
        report_id bigint not null references assessment_report (id),
        amount numeric(14,2) not null check (amount > 0),
        status text not null check (status in ('opening', 'open', 'succeeded', 'canceled')),
        intent_id text unique,
        decline text not null default '',
        opened_by bigint not null references app_user (id),
        created_at timestamptz not null,
        ledger_entry_id bigint unique references ledger_entry (id),
        check ((status = 'succeeded') = (ledger_entry_id is not null))
      )`.execute(db);
    await sql`create unique index card_payment_live on card_payment (report_id)
      where status in ('opening', 'open')`.execute(db);
    await sql`
      create table card_event (
        id text primary key,
        kind text not null,
        card_payment_id bigint references card_payment (id),
        heard_at timestamptz not null
      )`.execute(db);
  },
};
