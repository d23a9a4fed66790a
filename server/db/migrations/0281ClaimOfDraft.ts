import { sql } from 'kysely';
import type { Migration } from './migration';

/** Which draft a claim was filed as, so that a browser that never got the answer can find the claim. */
export const claimOfDraft: Migration = {
  name: '0281ClaimOfDraft',
  async up(db) {
    await sql`alter table refund_claim add draft_key text`.execute(db);
    await sql`
      create index refund_claim_draft on refund_claim (filed_by, company_id, draft_key)
        where draft_key is not null`.execute(db);
  },
};
