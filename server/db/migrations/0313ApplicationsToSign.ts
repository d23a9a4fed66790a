import { sql } from 'kysely';
import type { Migration } from './migration';

/** When a draft application was sent to the company's signers, and who prepared one that another person signed. */
export const applicationsToSign: Migration = {
  name: '0313ApplicationsToSign',
  async up(db) {
    await sql`alter table exemption_draft add ready_at timestamptz`.execute(db);
    await sql`alter table exemption add prepared_by bigint references app_user (id)`.execute(db);
  },
};
