import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * What a closed year made due beyond the exempt quantity is paid by card and written off like a report. It is named by the exemption
 * that was outgrown and by the company it falls on, which may be another one of the group.
 */
export const yearPayments: Migration = {
  name: '0220YearPayments',
  async up(db) {
    await sql`alter table ledger_entry add column exemption_id bigint references exemption (id),
      add constraint ledger_entry_meant_for_one check (num_nonnulls(report_id, exemption_id) <= 1)`.execute(
      db,
    );
    await sql`alter table card_payment alter column report_id drop not null,
      add column exemption_id bigint references exemption (id),
      add constraint card_payment_for_one check (num_nonnulls(report_id, exemption_id) = 1)`.execute(db);
    await sql`create unique index card_payment_live_year on card_payment (company_id, exemption_id)
      where status in ('opening', 'open')`.execute(db);
    await sql`alter table account_correction alter column report_id drop not null,
      add column exemption_id bigint references exemption (id),
      add constraint account_correction_for_one check (num_nonnulls(report_id, exemption_id) = 1),
      add constraint account_correction_year check (exemption_id is null or kind = 'write-off')`.execute(db);
    await sql`create unique index account_correction_one_waits_year on account_correction (company_id, exemption_id)
      where state = 'waiting'`.execute(db);
  },
};
