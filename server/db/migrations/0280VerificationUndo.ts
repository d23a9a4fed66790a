import { sql } from 'kysely';
import type { Migration } from './migration';

/** What a claim was before it was verified last, so that its verifier can undo that while nothing else has happened to it. */
export const verificationUndo: Migration = {
  name: '0280VerificationUndo',
  async up(db) {
    await sql`
      create table refund_verification_undo (
        claim_id bigint primary key references refund_claim (id),
        version integer not null,
        verified_by bigint not null references app_user (id),
        verified_at timestamptz not null,
        before jsonb not null
      )`.execute(db);
  },
};
