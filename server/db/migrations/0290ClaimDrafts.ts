import { sql } from 'kysely';
import type { Migration } from './migration';

/** Several unfinished claims of a person, side by side; the one that a person has already is called `first`. */
export const claimDrafts: Migration = {
  name: '0290ClaimDrafts',
  async up(db) {
    await sql`
      alter table refund_draft
        add key text not null default 'first',
        drop constraint refund_draft_pkey,
        add primary key (user_id, company_id, key)`.execute(db);
    await sql`alter table refund_draft alter key drop default`.execute(db);
  },
};
