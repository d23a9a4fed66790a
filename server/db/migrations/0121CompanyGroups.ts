import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Which companies share one exempt quantity, from when to when. A membership counts for whole fiscal years, from the one it begins
 * in to the one it ends in, so that leaving a group takes nothing back from the years that were shared.
 */
export const companyGroups: Migration = {
  name: '0121CompanyGroups',
  async up(db) {
    await sql`
      create table company_group_member (
        id bigint generated always as identity primary key,
        group_id bigint not null references company (id),
        company_id bigint not null references company (id),
        from_date date not null,
        first_year int not null,
        to_date date,
        last_year int,
        check (to_date >= from_date),
        check ((to_date is null) = (last_year is null)),
        check (last_year >= first_year)
      )`.execute(db);
    await sql`create index company_group_member_group on company_group_member (group_id)`.execute(db);
    await sql`create index company_group_member_company on company_group_member (company_id)`.execute(db);
    await sql`create unique index company_group_member_open on company_group_member (company_id)
      where to_date is null`.execute(db);
    await sql`
      insert into company_group_member (group_id, company_id, from_date, first_year)
      select coalesce(related_group_id, id), id, created_at::date, 2000 from company
      where related_group_id is not null or id in (select related_group_id from company)`.execute(db);
    await sql`drop view exempt_use`.execute(db);
    await sql`alter table company drop column related_group_id`.execute(db);
    await createFunctions(db);
  },
};

const createFunctions: Migration['up'] = async (db) => {
  await sql`
    create function group_members(company bigint, year int) returns table (company_id bigint) language sql stable as $$
      select company
      union
      select other.company_id
      from company_group_member self join company_group_member other on other.group_id = self.group_id
      where self.company_id = company
        and year between self.first_year and coalesce(self.last_year, 9999)
        and year between other.first_year and coalesce(other.last_year, 9999)
    $$`.execute(db);
  // Shipped free of charge or imported in the year by the company and those it shares with, inside the exempt quantity or not.
  await sql`
    create function exempt_used(company bigint, year int) returns numeric language sql stable as $$
      select coalesce((
        select sum(report.exempt_applied) from group_members(company, year) member
        join assessment_report report on report.company_id = member.company_id
        where report.fiscal_year = year and report.is_current
          and report.status in ('Submitted', 'UnderReview', 'Accepted')), 0)
      + coalesce((
        select sum(line.quantity_program_unit) from group_members(company, year) member
        join customs_line line on line.company_id = member.company_id
        where line.fiscal_year = year), 0)
    $$`.execute(db);
};
