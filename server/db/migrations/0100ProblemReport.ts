import { sql } from 'kysely';
import type { Migration } from './migration';

/** Problems people reported, each with the redacted log of what their tab did, where it was recorded. */
export const problemReport: Migration = {
  name: '0100ProblemReport',
  async up(db) {
    await sql`
      create table problem_report (
        id bigint generated always as identity primary key,
        reported_at timestamptz not null,
        user_id bigint not null references app_user,
        note text not null,
        page text not null,
        build text not null,
        log bytea
      )`.execute(db);
    await sql`create index problem_report_at on problem_report (reported_at, id)`.execute(db);
  },
};
