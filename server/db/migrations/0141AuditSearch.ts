import { sql } from 'kysely';
import type { Migration } from './migration';

/** Ways into a long audit trail beside those by record, company and person. */
export const auditSearch: Migration = {
  name: '0141AuditSearch',
  async up(db) {
    await sql`create index audit_entry_action on audit_entry (action text_pattern_ops, id)`.execute(db);
    await sql`create index audit_entry_time on audit_entry (occurred_at, id)`.execute(db);
    await sql`create index audit_entry_refused on audit_entry (id) where outcome = 'refused'`.execute(db);
    await sql`
      create index audit_entry_served on audit_entry (on_behalf_of_company_id, id)
        where on_behalf_of_company_id is not null`.execute(db);
  },
};
