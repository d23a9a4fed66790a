import { sql } from 'kysely';
import type { Migration } from './migration';

/** The days whose last audit entry was signed and written out: one each, whichever process does it. */
export const auditHead: Migration = {
  name: '0272AuditHead',
  async up(db) {
    await sql`
      create table audit_head (
        day date primary key,
        position bigint not null,
        hash text not null,
        written_at timestamptz not null
      )`.execute(db);
  },
};
