import { sql } from 'kysely';
import type { Migration } from './migration';

/** Applications for exemption and their certificates. Here so early because sign-in says whether a company is exempt. */
export const exemption: Migration = {
  name: '0003Exemption',
  async up(db) {
    await sql`
      create table exemption (
        id bigint generated always as identity primary key,
        number text not null unique,
        company_id bigint not null references company (id),
        kind text not null check (kind in ('SMALL_VOLUME', 'ORGANIC', 'EXPORT')),
        fiscal_year int not null,
        status text not null check (status in ('Draft', 'Submitted', 'InReview', 'MoreInfo', 'Approved', 'Denied',
          'Expired', 'Revoked', 'Withdrawn')),
        submitted_at timestamptz,
        decision_due date,
        certificate_number text unique,
        valid_from date,
        valid_to date,
        version int not null default 1,
        created_at timestamptz not null,
        check (status <> 'Approved' or (certificate_number is not null and valid_from is not null and valid_to is not null)),
        check (valid_from <= valid_to)
      )`.execute(db);
    await sql`create index exemption_company on exemption (company_id, id)`.execute(db);
    await sql`create index exemption_in_force on exemption (company_id, valid_from, valid_to)
      where status = 'Approved'`.execute(db);
    await sql`create index exemption_decision_due on exemption (decision_due, id)`.execute(db);
    await sql`create index exemption_year on exemption (fiscal_year, id)`.execute(db);
  },
};
