import { sql } from 'kysely';
import type { Migration } from './migration';

/** Claims that an approver decides on together, with the seed of the sample and who opened which of it. */
export const bulkApproval: Migration = {
  name: '0289BulkApproval',
  async up(db) {
    await sql`
      create table refund_bulk_approval (
        id bigint generated always as identity primary key,
        approver bigint not null references app_user (id),
        started_at timestamptz not null,
        seed text not null,
        left_out jsonb not null,
        decided_at timestamptz
      )`.execute(db);
    await sql`
      create table refund_bulk_approval_claim (
        approval_id bigint not null references refund_bulk_approval (id),
        claim_id bigint not null references refund_claim (id),
        version int not null,
        amount numeric(14, 2) not null,
        in_sample boolean not null,
        opened_at timestamptz,
        outcome text check (outcome in ('approved', 'refused')),
        primary key (approval_id, claim_id)
      )`.execute(db);
  },
};
