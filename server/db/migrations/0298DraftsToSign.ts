import { sql } from 'kysely';
import type { Migration } from './migration';

/** When a draft claim was sent to the company's signers, and who prepared a claim that another person signed. */
export const draftsToSign: Migration = {
  name: '0298DraftsToSign',
  async up(db) {
    await sql`alter table refund_draft add ready_at timestamptz`.execute(db);
    await sql`
      create index refund_draft_ready on refund_draft (company_id, key) where ready_at is not null`.execute(
      db,
    );
    await sql`alter table refund_claim add prepared_by bigint references app_user (id)`.execute(db);
  },
};
