import { sql } from 'kysely';
import type { Migration } from './migration';

/** Kept files. Content is addressed by its hash, so the same bytes are kept once and every server process can serve them. */
export const documents: Migration = {
  name: '0015Documents',
  async up(db) {
    await sql`
      create table document_content (
        sha256 text primary key,
        bytes bytea not null
      )`.execute(db);
    await sql`alter table document_content alter column bytes set storage external`.execute(db);
    await sql`
      create table document (
        id bigint generated always as identity primary key,
        company_id bigint not null references company (id),
        kind text not null,
        file_name text not null,
        type text not null,
        size_bytes bigint not null check (size_bytes > 0),
        sha256 text not null references document_content (sha256),
        uploaded_by bigint not null references app_user (id),
        uploaded_at timestamptz not null,
        owner_type text,
        owner_id bigint,
        check ((owner_type is null) = (owner_id is null))
      )`.execute(db);
    await sql`create index document_owner on document (owner_type, owner_id)`.execute(db);
    await sql`create index document_content_used on document (sha256)`.execute(db);
    await sql`create index document_unclaimed on document (uploaded_at) where owner_id is null`.execute(db);
  },
};
