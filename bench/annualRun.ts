import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { QUARTERLY_BOARD_FEET } from '../domain/presets';
import { type Database, openDatabase } from '../server/db/database';
import { migrate } from '../server/db/migrate';
import { startDatabase } from '../server/db/startDatabase';
import { readRun } from '../server/modules/refunds/annualRun/presentRun';
import { startRun } from '../server/modules/refunds/annualRun/startRun';
import { workOnRuns } from '../server/modules/refunds/annualRun/workOnRuns';
import type { RequestContext } from '../server/modules/identity/requestContext';
import { boardVerifier } from './setup/boardVerifier';
import { tidyDatabase } from './setup/tidyDatabase';

const YEAR = 2025;
const BETWEEN_MS = 20;
/** One statement for all would run into the limit for a statement. */
const COMPANIES_AT_ONCE = 20;

/**
 * How long an annual run takes, and how long other requests wait meanwhile, on a database of its own. The full size is 1,000
 * importers with 1,000 lines each: `node scripts/run.cjs bench/annualRun.ts --importers 1000 --lines 1000`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      importers: { type: 'string', default: '50' },
      lines: { type: 'string', default: '400' },
    },
  });
  const [importers, lines] = [Number(values.importers), Number(values.lines)];
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-annual-'));
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
    await addImporters(database, importers);
    const verifier = await boardVerifier(database, { email: 'bench@example.com', passwordHash: 'none' });
    const ctx = asAdmin(verifier);
    await postLines(database, ctx, lines);
    await tidyDatabase(folder);
    await measure(database, ctx);
  } finally {
    await database.close();
    await started.value.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const asAdmin = (ctx: RequestContext): RequestContext => ({
  ...ctx,
  caller: { ...ctx.caller, actor: { ...ctx.caller.actor, roles: ['admin'] } },
});

async function addImporters({ db }: Database, importers: number): Promise<void> {
  const content = JSON.stringify(QUARTERLY_BOARD_FEET);
  await db
    .insertInto('program_configuration')
    .values({ content, effective_at: '2020-01-01', created_by: null })
    .execute();
  await sql`
    insert into company (legal_name, kind, status, is_refund_eligible, created_at)
    select 'Importer ' || number, 'IMPORTER', 'Active', true, '2024-01-01'
    from generate_series(1, ${importers}::int) number`.execute(db);
}

/** The same number of lines for each company but the board. */
async function postLines({ db }: Database, { caller, at }: RequestContext, lines: number): Promise<void> {
  const { id } = await db
    .insertInto('customs_batch')
    .values({
      file_name: 'annual.csv',
      size_bytes: 1,
      sha256: 'annual',
      status: 'Posted',
      uploaded_by: caller.actor.userId,
      uploaded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const last = Math.max(
    ...(await db.selectFrom('company').select('id').execute()).map(({ id }) => Number(id)),
  );
  for (let from = 0; from <= last; from += COMPANIES_AT_ONCE)
    await sql`
      insert into customs_line (batch_id, company_id, entry_number, line_no, hts_code, fee_class, adjustment_seq, entry_type,
        entry_date, fiscal_year, importer_number, importer_name, covered, quantity, unit, quantity_program_unit,
        amount_collected, amount_expected, variance_flagged, posted_at)
      select ${id}::bigint, company.id, lpad((company.id * 100000 + n)::text, 11, '0'), 1, '4407110000', '105', 0,
        case when n % 50 = 0 then '23' else '01' end, ${`${YEAR}-01-01`}::date + (n % 365), ${YEAR}::int,
        '12-' || lpad(company.id::text, 7, '0'), company.legal_name, n % 40 <> 0, 100, 'm3', 42.378, 17.37,
        case when n % 30 = 0 then 10.00 else 17.37 end, false, ${at}
      from company, generate_series(1, ${lines}::int) n
      where not is_board and company.id > ${from} and company.id <= ${from + COMPANIES_AT_ONCE}`.execute(db);
}

async function measure(database: Database, ctx: RequestContext): Promise<void> {
  const started = await startRun(ctx, { fiscalYear: YEAR });
  if (!started.ok) throw new Error(started.failure.kind);
  const waits: number[] = [];
  const ended = new AbortController();
  const others = askMeanwhile(database, ctx, started.value.id, waits, ended.signal);
  const begun = performance.now();
  const done = await workOnRuns(database, new Date());
  const seconds = (performance.now() - begun) / 1000;
  ended.abort();
  await others;
  waits.sort((a, b) => a - b);
  const run = await readRun(database.db, ctx, started.value.id);
  if (!run.ok || run.value.status !== 'Finished') throw new Error('the run did not finish');
  console.log(`${done} importers in ${seconds.toFixed(1)} s, ${run.value.total} dollars can be claimed`);
  console.log(
    `${waits.length} other requests meanwhile: 95th of a hundred ${(waits[Math.floor(waits.length * 0.95)] ?? 0).toFixed(1)} ms, longest ${(waits.at(-1) ?? 0).toFixed(1)} ms`,
  );
}

/** What the page of the run asks for, again and again in the same process: it waits for the event loop and for a connection. */
async function askMeanwhile(
  { db }: Database,
  ctx: RequestContext,
  id: string,
  waits: number[],
  ended: AbortSignal,
): Promise<void> {
  while (!ended.aborted) {
    const asked = performance.now();
    await readRun(db, ctx, id);
    waits.push(performance.now() - asked);
    await pause(BETWEEN_MS);
  }
}

void main();
