import { sql } from 'kysely';
import type { Migration } from './migration';

/** What company and staff say to each other about an application or certificate, and staff among themselves. */
export const exemptionComment: Migration = {
  name: '0161ExemptionComment',
  async up(db) {
    await sql`
      create table exemption_comment (
        id bigint generated always as identity primary key,
        exemption_id bigint not null references exemption (id),
        written_by bigint not null references app_user (id),
        written_at timestamptz not null,
        text text not null,
        internal boolean not null
      )`.execute(db);
    await sql`create index exemption_comment_exemption on exemption_comment (exemption_id, id)`.execute(db);
  },
};
