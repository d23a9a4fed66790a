import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import { calendarDate } from '../domain/calendarDate';
import { type Database, openDatabase } from '../server/db/database';
import { migrate } from '../server/db/migrate';
import { startDatabase } from '../server/db/startDatabase';
import type { Tables } from '../server/db/tables';
import type { RequestContext } from '../server/modules/identity/requestContext';
import { readGrid } from '../server/modules/reports/readGrid';
import { fillGrid } from './setup/fillGrid';
import { tidyDatabase } from './setup/tidyDatabase';

const COMPANIES = 2_000;
const ROUNDS = 30;
const QUERY = { page: 1, pageSize: 50, sort: 'companyName' } as const;

/**
 * How long the grid of reports takes with 2,000 companies and 24 months, on a database of its own, and the plan of its one large
 * query in a file: `node scripts/run.cjs bench/reportGrid.ts [--plan bench/plans/reportGrid.txt]`.
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
    await fillGrid(database.db, COMPANIES);
    await tidyDatabase(folder);
    const { values } = parseArgs({ options: { plan: { type: 'string' } } });
    if (values.plan !== undefined) writeFileSync(values.plan, await planOf(database));
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

/** The plan of the query that counts companies and periods, run and timed. */
async function planOf({ pool }: Database): Promise<string> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const watched = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  await readGrid(watched, READER, QUERY);
  const grid = asked.find((each) => each.sql.includes('payer as materialized'));
  if (grid === undefined) throw new Error('the query is another one now');
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${grid.sql}`, [
    ...grid.parameters,
  ]);
  return `${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`;
}

const READER: Pick<RequestContext, 'caller' | 'at' | 'today'> = {
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

void main();
