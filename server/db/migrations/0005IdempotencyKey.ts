import { sql } from 'kysely';
import type { Migration } from './migration';

/** Answers already given to requests that must count once, kept in the transaction of the deed itself. */
export const idempotencyKey: Migration = {
  name: '0005IdempotencyKey',
  async up(db) {
    await sql`
      create table idempotency_key (
        user_id bigint not null references app_user (id),
        endpoint text not null,
        key text not null,
        request_hash text not null,
        answer json,
        created_at timestamptz not null,
        primary key (user_id, endpoint, key)
      )`.execute(db);
    await sql`create index idempotency_key_age on idempotency_key (created_at)`.execute(db);
  },
};
