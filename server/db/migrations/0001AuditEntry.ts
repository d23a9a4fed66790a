import { sql } from 'kysely';
import type { Migration } from './migration';

/** The audit trail, and the trigger that keeps it append-only for everybody, the tables' owner included. */
export const auditEntry: Migration = {
  name: '0001AuditEntry',
  async up(db) {
    await sql`
      create table audit_entry (
        id bigint generated always as identity primary key,
        position bigint not null unique check (position > 0),
        occurred_at timestamptz not null,
        actor_user_id bigint,
        on_behalf_of_company_id bigint,
        action text not null,
        outcome text not null check (outcome in ('done', 'refused')),
        subject_type text not null,
        subject_id text,
        company_id bigint,
        details jsonb not null,
        source_address text,
        request_reference text,
        previous_hash text not null,
        hash text not null unique
      )`.execute(db);
    await sql`create index audit_entry_subject on audit_entry (subject_type, subject_id, id)`.execute(db);
    await sql`create index audit_entry_company on audit_entry (company_id, id)`.execute(db);
    await sql`create index audit_entry_actor on audit_entry (actor_user_id, id)`.execute(db);
    await sql`
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
          using errcode = 'insufficient_privilege';
      end $$`.execute(db);
    await sql`
      create trigger audit_entry_rows_stay before update or delete on audit_entry
        for each row execute function refuse_change()`.execute(db);
    await sql`
      create trigger audit_entry_stays before truncate on audit_entry
        for each statement execute function refuse_change()`.execute(db);
    // "always": also for sessions that switch ordinary triggers off.
    await sql`alter table audit_entry enable always trigger audit_entry_rows_stay`.execute(db);
    await sql`alter table audit_entry enable always trigger audit_entry_stays`.execute(db);
  },
};
