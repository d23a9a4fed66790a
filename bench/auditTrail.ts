import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readConfig } from '../server/config';
import type { Database } from '../server/db/database';
import { listPage } from '../server/db/list';
import { auditSource, type AuditQuery } from '../server/modules/audit/trail/listAudit';
import { startProduct } from '../server/startProduct';
import { systemClock } from '../server/system/clock';
import { createLogger } from '../server/system/logger';
import { tidyDatabase } from './setup/tidyDatabase';

const FIRST_PAGE = { page: 1, pageSize: 25, sort: '-at' } as const;
const QUESTIONS: Readonly<Record<string, Partial<AuditQuery>>> = {
  'first page': {},
  'page 1,000': { page: 1_000 },
  record: { subjectType: 'refund', subjectId: '4711' },
  person: { actorId: '17' },
  company: { companyId: '23' },
  action: { action: 'refund-approved' },
  refused: { outcome: 'refused' },
  'one day': { from: '2024-03-05', to: '2024-03-05' },
  'company in a month': { companyId: '23', from: '2024-03-01', to: '2024-03-31' },
  'nothing found': { q: 'nobody by this name' },
};

/** Rows as years of work leave them; they are measured, not verified, so their hashes are made up. */
const grow = ({ db }: Database, count: number) =>
  sql`
    insert into audit_entry (position, occurred_at, actor_user_id, action, outcome, subject_type, subject_id, company_id,
      details, source_address, request_reference, previous_hash, hash)
    select top.position + n, '2021-01-01'::timestamptz + n * interval '3 minutes', 1 + n % 60,
      (array['refund-approved', 'refund-submitted', 'report-submitted', 'signed-in', 'company-profile-changed'])[1 + n % 5],
      case when n % 50 = 0 then 'refused' else 'done' end, (array['refund', 'report', 'user'])[1 + n % 3],
      (n % 20000)::text, 1 + n % 400, '{"before": {"a": "1"}, "after": {"a": "2"}}', '10.0.0.1', n::text,
      'p' || n, 'made up ' || (top.position + n)
    from generate_series(1, ${count}::int) n, (select coalesce(max(position), 0) as position from audit_entry) top`.execute(
    db,
  );

/** Pages of an audit trail of a million rows, with their plans: `node scripts/run.cjs bench/auditTrail.ts --data FOLDER [--rows 1000000] [--plans]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      rows: { type: 'string', default: '1000000' },
      plans: { type: 'boolean', default: false },
    },
  });
  if (values.data === undefined) throw new Error('Say with --data where the data goes.');
  const dataDir = path.resolve(values.data);
  const read = readConfig(
    {
      NODE_ENV: 'test',
      PORT: '4190',
      PUBLIC_URL: 'http://127.0.0.1:4190',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    process.cwd(),
  );
  if (read.kind === 'refused') throw new Error(read.problems.map(({ sentence }) => sentence).join('\n'));
  const started = await startProduct({
    config: read.config,
    clock: systemClock,
    logger: createLogger('error', process.stdout),
  });
  if (!started.ok) throw new Error(started.failure.sentence);
  const { database } = started.value.services;
  const { rows } = await sql<{ count: string }>`select count(*) as count from audit_entry`.execute(
    database.db,
  );
  await grow(database, Math.max(0, Number(values.rows) - Number(rows[0]?.count ?? 0)));
  await tidyDatabase(dataDir);
  for (const [name, question] of Object.entries(QUESTIONS))
    await measure(database, name, question, values.plans);
  await started.value.stop();
}

async function measure(
  database: Database,
  name: string,
  question: Partial<AuditQuery>,
  plans: boolean,
): Promise<void> {
  const query: AuditQuery = { ...FIRST_PAGE, ...question };
  const source = await auditSource(database.db, new Date(), query);
  const isWhole = Object.keys(question).every((key) => key === 'page');
  const times: number[] = [];
  let total = 0;
  for (let round = 0; round < 15; round += 1) {
    const begin = performance.now();
    ({ total } = await listPage(isWhole ? { ...source, total: () => Promise.resolve(0) } : source, query));
    times.push(performance.now() - begin);
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `${name}: p50 ${sorted[7]?.toFixed(1) ?? ''} ms, most ${sorted.at(-1)?.toFixed(1) ?? ''} ms, ${total} rows match`,
  );
  if (!plans) return;
  const plan = await source.matching
    .select('audit_entry.id')
    .orderBy('audit_entry.id', 'desc')
    .limit(26)
    .explain('text', sql`analyze`);
  console.log(plan.map((row) => `  ${Object.values(row).join('')}`).join('\n'));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
