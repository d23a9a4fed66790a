import { sql } from 'kysely';
import type { Migration } from './migration';

/** Claims that were assigned together, and to whom each was assigned before, so that this can be undone. */
export const assignments: Migration = {
  name: '0293Assignments',
  async up(db) {
    await sql`
      create table refund_assignment (
        id bigint generated always as identity primary key,
        assigned_by bigint not null references app_user (id),
        assigned_at timestamptz not null,
        undone_at timestamptz
      )`.execute(db);
    await sql`
      create table refund_assignment_part (
        assignment_id bigint not null references refund_assignment (id),
        claim_id bigint not null references refund_claim (id),
        version int not null,
        from_user bigint references app_user (id),
        to_user bigint references app_user (id),
        primary key (assignment_id, claim_id)
      )`.execute(db);
    await sql`create index refund_claim_assigned_to on refund_claim (assigned_to, status)`.execute(db);
  },
};
