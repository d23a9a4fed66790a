import { sql } from 'kysely';
import type { Migration } from './migration';

/** Why a claim deserves a closer look, and its place in that order. Claims of earlier builds get theirs from the first hourly look. */
export const claimRisk: Migration = {
  name: '0300ClaimRisk',
  async up(db) {
    await sql`
      alter table refund_claim
        add column risk_score integer not null default 0,
        add column risk_signals jsonb not null default '[]'`.execute(db);
    await sql`create index refund_claim_risk on refund_claim (risk_score, id)`.execute(db);
  },
};
