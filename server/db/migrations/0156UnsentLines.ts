import { sql } from 'kysely';
import type { Migration } from './migration';

/** Lines that a company claims before Customs has sent them: kept on the claim until they come, and never paid before. */
export const unsentLines: Migration = {
  name: '0156UnsentLines',
  async up(db) {
    await sql`
      create table refund_unsent_line (
        id bigint generated always as identity primary key,
        claim_id bigint not null references refund_claim (id),
        filed_for bigint not null references company (id),
        position int not null,
        entry_number char(11) not null,
        line_no int not null check (line_no between 1 and 999),
        entry_date date not null,
        amount_asked numeric(14,2) check (amount_asked > 0),
        state text not null check (state in ('waiting', 'matched', 'nothing-to-claim', 'in-another-claim', 'other-year',
          'other-importer', 'let-go')),
        is_open boolean not null,
        resolved_at timestamptz,
        check (state = 'waiting' or not is_open),
        check ((state = 'waiting') = (resolved_at is null))
      )`.execute(db);
    // One undecided claim of a company per line it waits for, however many are filed at once.
    await sql`create unique index refund_unsent_line_open on refund_unsent_line (filed_for, entry_number, line_no)
      where is_open`.execute(db);
    await sql`create index refund_unsent_line_claim on refund_unsent_line (claim_id, position)`.execute(db);
    await sql`create index refund_unsent_line_entry on refund_unsent_line (entry_number, line_no)
      where is_open`.execute(db);
    await sql`alter table refund_claim add column unsent_count int not null default 0 check (unsent_count >= 0)`.execute(
      db,
    );
    // A claim may stand for a while on nothing but what Customs has yet to send.
    await sql`alter table refund_claim drop constraint refund_claim_line_count_check`.execute(db);
    await sql`alter table refund_claim drop constraint refund_claim_amount_claimed_check`.execute(db);
    await sql`alter table refund_claim
      add constraint refund_claim_line_count_check check (line_count >= 0),
      add constraint refund_claim_amount_claimed_check check (amount_claimed >= 0)`.execute(db);
    await sql`create index refund_claim_unsent on refund_claim (decision_due, id) where unsent_count > 0`.execute(
      db,
    );
  },
};
