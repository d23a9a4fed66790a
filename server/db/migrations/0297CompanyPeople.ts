import { sql } from 'kysely';
import type { Migration } from './migration';

/** What a person may do for the company, and whether the company manages its people. Everyone keeps what they could do before. */
export const companyPeople: Migration = {
  name: '0297CompanyPeople',
  async up(db) {
    await sql`
      alter table app_user
        add permissions text[] not null default '{prepare,sign,managePeople}'
          check (permissions <@ '{prepare,sign,managePeople}'::text[]),
        add ended_by_company boolean not null default false`.execute(db);
    await sql`alter table company add manages_people boolean not null default true`.execute(db);
  },
};
