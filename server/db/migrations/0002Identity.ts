import { sql } from 'kysely';
import type { Migration } from './migration';

/** Companies, the people who act for them, and their sessions. */
export const identity: Migration = {
  name: '0002Identity',
  async up(db) {
    await createCompanies(db);
    await createUsers(db);
    await createSessions(db);
  },
};

const createCompanies: Migration['up'] = async (db) => {
  await sql`
    create table company (
      id bigint generated always as identity primary key,
      legal_name text not null,
      dba_name text not null default '',
      kind text not null check (kind in ('MANUFACTURER', 'IMPORTER', 'BOTH')),
      status text not null check (status in ('Pending', 'Active', 'Inactive')),
      is_board boolean not null default false,
      is_assessment_payer boolean not null default false,
      is_refund_eligible boolean not null default false,
      tax_id text,
      street1 text not null default '',
      street2 text not null default '',
      city text not null default '',
      region text not null default '',
      postal_code text not null default '',
      country char(2) not null default 'US',
      contact_name text not null default '',
      contact_title text not null default '',
      phone text not null default '',
      email text not null default '',
      language text not null default 'en' check (language in ('en', 'fr')),
      related_group_id bigint references company (id),
      registration_message text not null default '',
      version int not null default 1,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index company_one_board on company (is_board) where is_board`.execute(db);
  await sql`create index company_name on company (lower(legal_name), id)`.execute(db);
  await sql`create index company_status on company (status, id)`.execute(db);
  await sql`create index company_group on company (related_group_id) where related_group_id is not null`.execute(
    db,
  );
  await sql`
    create table importer_number (
      number text primary key,
      company_id bigint not null references company (id)
    )`.execute(db);
  await sql`create index importer_number_company on importer_number (company_id)`.execute(db);
};

const createUsers: Migration['up'] = async (db) => {
  await sql`
    create table app_user (
      id bigint generated always as identity primary key,
      email text not null,
      first_name text not null,
      last_name text not null,
      phone text not null default '',
      company_id bigint not null references company (id),
      roles text[] not null check (
        roles <@ array['user', 'verifier', 'admin', 'readonly', 'approver'] and cardinality(roles) > 0),
      password_hash text not null,
      has_temporary_password boolean not null default false,
      temporary_password_expires_at timestamptz,
      is_active boolean not null default true,
      mfa_enabled boolean not null default false,
      language text not null default 'en' check (language in ('en', 'fr')),
      last_sign_in_at timestamptz,
      version int not null default 1,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index app_user_email on app_user (lower(email))`.execute(db);
  await sql`create index app_user_company on app_user (company_id, id)`.execute(db);
  await sql`create index app_user_roles on app_user using gin (roles)`.execute(db);
  // Kept for every address tried, known or not, so that a lock tells nobody who has an account.
  await sql`
    create table sign_in_attempt (
      address text primary key,
      recent_failures int not null default 0,
      failures_in_a_row int not null default 0,
      last_failure_at timestamptz not null,
      locked_until timestamptz
    )`.execute(db);
};

const createSessions: Migration['up'] = async (db) => {
  await sql`
    create table user_session (
      id uuid primary key,
      user_id bigint not null references app_user (id),
      remember_me boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null,
      absolute_expires_at timestamptz not null,
      revoked_at timestamptz,
      revoked_reason text,
      user_agent text not null default ''
    )`.execute(db);
  await sql`create index user_session_user on user_session (user_id) where revoked_at is null`.execute(db);
  await sql`create index user_session_end on user_session (absolute_expires_at)`.execute(db);
  // Every credential of a session's family stays until the session ends: an old one coming back is how theft shows.
  await sql`
    create table refresh_credential (
      token_hash text primary key,
      session_id uuid not null references user_session (id) on delete cascade,
      issued_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index refresh_credential_session on refresh_credential (session_id)`.execute(db);
  await sql`
    create table impersonation (
      id bigint generated always as identity primary key,
      session_id uuid not null references user_session (id) on delete cascade,
      admin_id bigint not null references app_user (id),
      company_id bigint not null references company (id),
      reason text not null,
      started_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create unique index impersonation_open on impersonation (session_id) where ended_at is null`.execute(
    db,
  );
};
