import { sql } from 'kysely';
import type { Migration } from './migration';

/** How far the work on a reported problem is, who does it, and the test that closed it. */
export const problemWork: Migration = {
  name: '0310ProblemWork',
  async up(db) {
    await sql`
      alter table problem_report
        add column state text not null default 'new' check (state in ('new', 'looked-at', 'closed')),
        add column owner_id bigint references app_user,
        add column test text,
        add column version integer not null default 1,
        add constraint problem_closed_by_test check (state <> 'closed' or test is not null)`.execute(db);
  },
};
