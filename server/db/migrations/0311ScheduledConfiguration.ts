import { sql } from 'kysely';
import type { Migration } from './migration';

/** Changes of the configuration that take effect on a later day, until it comes or they are canceled. */
export const scheduledConfiguration: Migration = {
  name: '0311ScheduledConfiguration',
  async up(db) {
    await sql`
      alter table program_configuration
        add column is_scheduled boolean not null default false,
        add column canceled_at timestamptz`.execute(db);
  },
};
