import { sql } from 'kysely';
import type { Migration } from './migration';

/** A claim that holds the lines another one waited for names that other one. */
export const splitClaims: Migration = {
  name: '0201SplitClaims',
  async up(db) {
    await sql`alter table refund_claim add column split_from bigint references refund_claim (id)`.execute(db);
    await sql`create index refund_claim_split_from on refund_claim (split_from) where split_from is not null`.execute(
      db,
    );
  },
};
