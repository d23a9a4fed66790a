import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Changes that wait for a second administrator, and which of the staff gave which access: the two do not count as two people.
 * Who gave it before is taken from the audit trail.
 */
export const secondAdministrator: Migration = {
  name: '0271SecondAdministrator',
  async up(db) {
    await sql`alter table app_user add access_ended_at timestamptz`.execute(db);
    await sql`
      create table staff_access_giver (
        user_id bigint not null references app_user (id),
        given_by bigint not null references app_user (id),
        primary key (user_id, given_by),
        check (user_id <> given_by)
      )`.execute(db);
    await sql`create index staff_access_given on staff_access_giver (given_by)`.execute(db);
    await sql`
      insert into staff_access_giver (user_id, given_by)
      select distinct app_user.id, entry.actor_user_id
      from audit_entry entry
      join app_user on app_user.id::text = entry.subject_id
      join company on company.id = app_user.company_id
      join app_user giver on giver.id = entry.actor_user_id
      where entry.subject_type = 'user' and entry.outcome = 'done' and company.is_board
        and entry.action in ('user-created', 'user-roles-changed') and entry.actor_user_id <> app_user.id`.execute(
      db,
    );
    await sql`
      create table pending_change (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('staff-account', 'staff-roles', 'configuration')),
        user_id bigint references app_user (id),
        content jsonb not null,
        state text not null check (state in ('waiting', 'done', 'refused', 'withdrawn')),
        proposed_by bigint not null references app_user (id),
        proposed_at timestamptz not null,
        decided_by bigint references app_user (id),
        decided_at timestamptz,
        decision_reason text not null default '',
        announced_at timestamptz,
        check ((decided_by is null) = (decided_at is null)),
        check (state not in ('refused', 'withdrawn') or decided_by is not null),
        check (state not in ('done', 'refused') or decided_by is distinct from proposed_by)
      )`.execute(db);
    await sql`create unique index pending_change_one_configuration on pending_change (kind)
      where state = 'waiting' and kind = 'configuration'`.execute(db);
    await sql`create unique index pending_change_one_roles on pending_change (user_id)
      where state = 'waiting' and kind = 'staff-roles'`.execute(db);
    await sql`create unique index pending_change_one_account on pending_change (lower(content ->> 'email'))
      where state = 'waiting' and kind = 'staff-account'`.execute(db);
    await sql`create index pending_change_alone on pending_change (id)
      where state = 'done' and decided_by is null and announced_at is null`.execute(db);
  },
};
