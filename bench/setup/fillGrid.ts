import { sql } from 'kysely';
import { MONTHLY_POUNDS } from '../../domain/presets';
import type { Queries } from '../../server/db/tables';

/** A program of monthly reports with so many payers, each of which has reported about nine of its last twenty-four months of ten. */
export async function fillGrid(db: Queries, companies: number): Promise<void> {
  await db
    .insertInto('program_configuration')
    .values({ content: JSON.stringify(MONTHLY_POUNDS), effective_at: '2020-01-01', created_by: null })
    .execute();
  await sql`
    insert into company (legal_name, kind, status, is_assessment_payer, tax_id, street1, city, region, postal_code,
      contact_name, phone, email, created_at)
    select 'Payer ' || number, 'MANUFACTURER', 'Active', true, '12-3456789', '1 Mill Road', 'Bangor', 'ME', '04401',
      'Ada', '1', 'ada@example.test', '2024-01-01'
    from generate_series(1, ${companies}) number`.execute(db);
  await sql`
    insert into app_user (email, first_name, last_name, company_id, roles, password_hash, created_at)
    select 'ada@example.test', 'Ada', 'Reed', min(id), '{user}', '', '2024-01-01' from company`.execute(db);
  await sql`
    insert into assessment_report (number, company_id, fiscal_year, period, status, due_date, submitted_at, submitted_by,
      received_on, quantity_shipped, quantity_exported, exempt_used_before, exempt_applied, quantity_assessable, unit,
      rate_per_unit, amount_due, amount_paid, explanation, created_at)
    select 'R-' || year || '-' || month || '-' || company.id, company.id, year, lpad(month::text, 2, '0'), 'Accepted',
      make_date(year, month, 15) + 31, '2026-01-01', (select min(id) from app_user), make_date(year, month, 20) + 31,
      1000, 0, 0, 0, 1000, 'LB', 0.0075, 7.5, case when company.id % 3 = 0 then 0 else 7.5 end, '[]', '2026-01-01'
    from company, generate_series(2025, 2026) year, generate_series(1, 12) month
    where (company.id + month * 7 + year) % 10 > 0`.execute(db);
}
