import { sql } from 'kysely';
import type { Migration } from './migration';

/** Codes at sign-in, links to set a password, temporary passwords that work once, and locks an administrator sets. */
export const secondStep: Migration = {
  name: '0041SecondStep',
  async up(db) {
    await sql`
      alter table app_user
        add column temporary_password_used_at timestamptz,
        add column authenticator_secret text,
        add column pending_authenticator_secret text,
        add column authenticator_step bigint,
        add column held_at timestamptz`.execute(db);
    await sql`
      create table password_link (
        token_hash text primary key,
        user_id bigint not null references app_user (id),
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index password_link_user on password_link (user_id)`.execute(db);
    await sql`
      create table awaited_code (
        user_id bigint primary key references app_user (id),
        handle_hash text not null unique,
        code_hash text,
        remember_me boolean not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`
      create table recovery_code (
        user_id bigint not null references app_user (id),
        code_hash text not null,
        primary key (user_id, code_hash)
      )`.execute(db);
  },
};
