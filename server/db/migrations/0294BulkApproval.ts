import { sql } from 'kysely';
import type { Migration } from './migration';

/** Claims that an approver decides on together, with the seed of the sample, when which of it was opened, and why one was refused. */
export const bulkApproval: Migration = {
  name: '0294BulkApproval',
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
      create index refund_bulk_approval_open on refund_bulk_approval (approver) where decided_at is null`.execute(
      db,
    );
    await sql`
      create table refund_bulk_approval_claim (
        approval_id bigint not null references refund_bulk_approval (id),
        claim_id bigint not null references refund_claim (id),
        version int not null,
        amount numeric(14, 2) not null,
        in_sample boolean not null,
        opened_at timestamptz,
        outcome text check (outcome in ('approved', 'refused')),
        refusal jsonb,
        check ((refusal is not null) = (outcome is not distinct from 'refused')),
        primary key (approval_id, claim_id)
      )`.execute(db);
  },
};
