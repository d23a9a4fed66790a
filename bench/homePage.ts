import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../server/db/database';
import { freePorts } from '../test/server/processes/freePorts';
import { signIn } from './load/portalSession';
import { spreadOf } from './load/spread';
import { startPortal } from './setup/startPortal';
import { tidyDatabase } from './setup/tidyDatabase';

const PASSWORD = 'northwood demo 2026';
const IMPORTER = 'user@cedarline.example';
const HOME = '/api/home';
const FORESEEN = '/api/refunds/foreseen';

/**
 * What an importer's home page waits for: its answer alone, the same beside the call for what can still be claimed, which leaves with it,
 * and that call, whose figure has a place of its own on the page. Usage: node scripts/run.cjs bench/homePage.ts [--lines 1000] [--rounds 100]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { lines: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '100' } },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-home-'));
  const [port = 0] = await freePorts(1);
  const product = await startPortal({ port, dataDir: folder, webRoot: folder });
  try {
    const session = await signIn(`http://127.0.0.1:${port}`, IMPORTER, PASSWORD);
    const lines = await addLines(product.services.database, Number(values.lines));
    await tidyDatabase(folder);
    const [alone, beside, figure]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      alone.push(await timed(() => session.send(HOME)));
      const [home, foreseen] = await Promise.all([
        timed(() => session.send(HOME)),
        timed(() => session.send(FORESEEN)),
      ]);
      beside.push(home);
      figure.push(foreseen);
    }
    console.log(
      JSON.stringify({ lines, alone: spreadOf(alone), beside: spreadOf(beside), figure: spreadOf(figure) }),
    );
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies of the importer's lines under other entry numbers, until there are enough in each of its years. @returns how many it has */
async function addLines({ db }: Database, perYear: number): Promise<number> {
  const { company_id: company } = await db
    .selectFrom('app_user')
    .select('company_id')
    .where('email', '=', IMPORTER)
    .executeTakeFirstOrThrow();
  await sql`
    insert into customs_line (batch_id, company_id, entry_number, line_no, hts_code, fee_class, adjustment_seq, entry_type,
      entry_date, fiscal_year, importer_number, importer_name, covered, quantity, unit, quantity_program_unit,
      amount_collected, amount_expected, variance_flagged, posted_at)
    select model.batch_id, model.company_id, lpad((90000000000 + model.fiscal_year::bigint * 1000000 + n)::text, 11, '0'), 1, hts_code, fee_class, 0, entry_type,
      entry_date, fiscal_year, importer_number, importer_name, covered, quantity, unit, quantity_program_unit,
      amount_collected, amount_expected, variance_flagged, posted_at
    from (select distinct on (fiscal_year) * from customs_line where company_id = ${company} and line_no = 1 and adjustment_seq = 0
        order by fiscal_year, id) model,
      generate_series(1, ${perYear}::int) n`.execute(db);
  const { count } = await db
    .selectFrom('customs_line')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', company)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
