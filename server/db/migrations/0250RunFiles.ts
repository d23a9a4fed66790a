import { sql } from 'kysely';
import type { Migration } from './migration';

/** Every download of a run's file: who, when, and what was in it. Of downloads before, only who and when are known, from the audit trail. */
export const runFiles: Migration = {
  name: '0250RunFiles',
  async up(db) {
    await sql`
      create table payment_run_file (
        id bigint generated always as identity primary key,
        run_id bigint not null references payment_run (id),
        format text not null check (format in ('nacha', 'csv')),
        downloaded_by bigint not null references app_user (id),
        downloaded_at timestamptz not null,
        digest text,
        entries int,
        total numeric(14,2),
        check ((digest is null) = (entries is null) and (digest is null) = (total is null))
      )`.execute(db);
    await sql`create index payment_run_file_run on payment_run_file (run_id, id)`.execute(db);
    await sql`
      insert into payment_run_file (run_id, format, downloaded_by, downloaded_at)
      select run.id, fetched.details ->> 'format', fetched.actor_user_id, fetched.occurred_at
      from audit_entry fetched join payment_run run on run.id::text = fetched.subject_id
      where fetched.subject_type = 'paymentRunFile' and fetched.action = 'payment-run-downloaded'
        and fetched.outcome = 'done' and fetched.actor_user_id is not null
        and fetched.details ->> 'format' in ('nacha', 'csv')
      order by fetched.id`.execute(db);
  },
};
