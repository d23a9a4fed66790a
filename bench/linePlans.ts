import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import * as z from 'zod/mini';
import { listCustomsLines } from '../contract/endpoints/customs/files';
import { getCustomsLineTotals, listUnmatchedImporters } from '../contract/endpoints/customs/importers';
import type { Actor } from '../domain/permissions';
import { columnParsers } from '../server/db/columnParsers';
import { connectionTo } from '../server/db/embedded/embeddedServer';
import { layoutOf } from '../server/db/embedded/layout';
import { readPostmasterFile } from '../server/db/embedded/postmasterFile';
import type { Tables } from '../server/db/tables';
import { createLineTotals } from '../server/modules/customs/lines/lineTotals';
import { listLines } from '../server/modules/customs/lines/listLines';
import { createLineSums } from '../server/modules/customs/lines/sumLines';
import { createListUnmatched } from '../server/modules/customs/unmatched/listUnmatched';
import { ASKED } from './load/listFigures';

const STAFF: Actor = { userId: '0', companyId: '0', roles: ['verifier'] };

/**
 * The database's plans for what `serverFigures.ts` asks of the entry lines, of a portal that `largePortal.ts` runs:
 * `node scripts/run.cjs bench/linePlans.ts --data FOLDER > bench/plans/entryLines.txt`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: 'string' } } });
  if (values.data === undefined) throw new Error('Say with --data where the running portal keeps its data.');
  const sockets = readPostmasterFile(layoutOf(values.data, tmpdir()).data)?.sockets ?? '';
  const pool = new pg.Pool({ ...connectionTo(sockets), database: 'northwood', types: columnParsers() });
  const asked: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  const ask = asker(db);
  const shown = new Set<string>();
  for (const [name, [path = '']] of Object.entries(ASKED)) {
    await ask(new URL(path, 'http://localhost'));
    console.log(`${name}: ${path}`);
    for (const query of asked.splice(0)) {
      if (!shown.has(query.sql)) console.log(await planOf(pool, query));
      shown.add(query.sql);
    }
  }
  await db.destroy();
}

function asker(db: Kysely<Tables>): (asked: URL) => Promise<unknown> {
  const totals = createLineTotals(db);
  const sums = createLineSums(db);
  const unmatched = createListUnmatched(db);
  return ({ pathname, searchParams }) => {
    const typed = Object.fromEntries(searchParams);
    if (pathname === listUnmatchedImporters.path)
      return unmatched(STAFF, parsed(listUnmatchedImporters.query, typed));
    const query = parsed(listCustomsLines.query, typed);
    return pathname === getCustomsLineTotals.path ? sums(STAFF, query) : listLines(db, totals, STAFF, query);
  };
}

function parsed<S extends z.core.$ZodType>(schema: S | undefined, typed: unknown): z.output<S> {
  if (schema === undefined) throw new Error('a list takes a query');
  return z.parse(schema, typed);
}

/** A statement without the columns it reads, and what the database did for it. */
async function planOf(pool: pg.Pool, { sql, parameters }: CompiledQuery): Promise<string> {
  const plan = await pool.query<Record<string, string>>(`explain (analyze, buffers off) ${sql}`, [
    ...parameters,
  ]);
  const steps = plan.rows.map((row) => `    ${Object.values(row).join('')}`);
  return [`  ${sql.replace(/\s+/g, ' ').slice(0, 160)} …`, ...steps].join('\n');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
