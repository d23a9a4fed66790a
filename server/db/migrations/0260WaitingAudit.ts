import { sql } from 'kysely';
import type { Migration } from './migration';

/** Audit rows that could not wait for the end of the chain, and how often a refusal was repeated in the minute that runs. */
export const waitingAudit: Migration = {
  name: '0260WaitingAudit',
  async up(db) {
    await sql`
      create table waiting_audit_entry (
        id bigint generated always as identity primary key,
        entry jsonb not null
      )`.execute(db);
    await sql`
      create table repeated_refusal (
        digest text primary key,
        times integer not null,
        ends_at timestamptz not null,
        entry jsonb not null
      )`.execute(db);
    await sql`create index repeated_refusal_end on repeated_refusal (ends_at)`.execute(db);
  },
};
