import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { calendarDate } from '../domain/calendarDate';
import { MONTHLY_POUNDS } from '../domain/presets';
import { openDatabase } from '../server/db/database';
import { migrate } from '../server/db/migrate';
import { startDatabase } from '../server/db/startDatabase';
import type { Queries } from '../server/db/tables';
import type { Deed } from '../server/modules/identity/caller';
import { readGrid } from '../server/modules/reports/readGrid';

const COMPANIES = 2_000;
const ROUNDS = 30;
const QUERY = { page: 1, pageSize: 50, sort: 'companyName' } as const;

/**
 * How long the grid of reports takes with 2,000 companies and 24 months, on a database of its own:
 * `node scripts/run.cjs bench/reportGrid.ts`.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-grid-'));
  const started = await startDatabase({
    dataDir: folder,
    databaseUrl: null,
    postgresPrograms: null,
    durable: false,
    events: { restarted: () => undefined, gone: () => undefined },
  });
  if (!started.ok) throw new Error(started.failure.sentence);
  await migrate(started.value.target);
  const database = openDatabase(started.value.target.application, 4, {
    connectionLost: () => undefined,
    afterCommitFailed: () => undefined,
  });
  try {
    await fill(database.db);
    for (const [name, query] of [
      ['first page by name', QUERY],
      ['most missing first', { ...QUERY, sort: '-missing' }],
      ['those who owe', { ...QUERY, show: 'owing', sort: '-owing' }],
      ['last page', { ...QUERY, page: 40 }],
    ] as const) {
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const begun = performance.now();
        const grid = await readGrid(database.db, READER, query);
        if (!grid.ok || grid.value.periods.length !== 24) throw new Error('not the grid');
        took.push(performance.now() - begun);
      }
      took.sort((a, b) => a - b);
      const at = (share: number): string => (took[Math.floor(share * (ROUNDS - 1))] ?? 0).toFixed(1);
      console.log(`${name}: median ${at(0.5)} ms, 95th of a hundred ${at(0.95)} ms`);
    }
  } finally {
    await database.close();
    await started.value.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const READER: Pick<Deed, 'caller' | 'at' | 'today'> = {
  caller: {
    actor: { userId: '1', roles: ['admin'], companyId: '1' },
    sessionId: '',
    name: '',
    email: '',
    isTemporary: false,
  },
  at: new Date('2026-12-31T17:00:00Z'),
  today: calendarDate('2026-12-31'),
};

/** Every company has reported about nine months of ten. */
async function fill(db: Queries): Promise<void> {
  await db
    .insertInto('program_configuration')
    .values({ content: JSON.stringify(MONTHLY_POUNDS), effective_at: '2020-01-01', created_by: null })
    .execute();
  await sql`
    insert into company (legal_name, kind, status, is_assessment_payer, tax_id, street1, city, region, postal_code,
      contact_name, phone, email, created_at)
    select 'Payer ' || number, 'MANUFACTURER', 'Active', true, '12-3456789', '1 Mill Road', 'Bangor', 'ME', '04401',
      'Ada', '1', 'ada@example.test', '2024-01-01'
    from generate_series(1, ${COMPANIES}) number`.execute(db);
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
  await sql`analyze`.execute(db);
}

void main();
