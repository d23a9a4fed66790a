import { sql } from 'kysely';
import type { Migration } from './migration';

/** The program's configuration: one row per change, the newest in force is the one that counts. */
export const programConfiguration: Migration = {
  name: '0006ProgramConfiguration',
  async up(db) {
    await sql`
      create table program_configuration (
        id bigint generated always as identity primary key,
        content jsonb not null,
        effective_at timestamptz not null,
        created_by bigint references app_user (id)
      )`.execute(db);
    await sql`create index program_configuration_effective on program_configuration (effective_at desc, id desc)`.execute(
      db,
    );
  },
};
