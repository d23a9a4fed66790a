import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { calendarDate } from '../domain/calendarDate';
import { presetProgram } from '../domain/presets';
import { KNOWN_IMPORTERS, OTHER_IMPORTERS } from '../server/customsSample/sampleTrade';
import { writeSample } from '../server/customsSample/writeSample';
import { openDatabase } from '../server/db/database';
import { migrate } from '../server/db/migrate';
import { startDatabase } from '../server/db/startDatabase';
import { transactOn } from '../server/db/transact';
import type { Deed } from '../server/modules/identity/caller';
import { startCustomsChecks } from '../server/modules/customs/checking/startCustomsChecks';
import { confirmBatch } from '../server/modules/customs/confirmBatch';
import { uploadCustomsFile } from '../server/modules/customs/uploadCustomsFile';
import { systemClock } from '../server/system/clock';
import { createLogger } from '../server/system/logger';

/**
 * How long a Customs file takes from upload to posted lines on a durable database:
 * `node scripts/run.cjs bench/customsImport.ts [rows] [csv|xlsx]`.
 */
async function main([rowsText = '100000', formatText = 'csv']: readonly string[]): Promise<void> {
  const format = formatText === 'xlsx' ? 'xlsx' : 'csv';
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-bench-'));
  const started = await startDatabase({
    dataDir: path.join(folder, 'data'),
    databaseUrl: null,
    postgresPrograms: null,
    durable: true,
    events: { restarted: () => undefined, gone: () => undefined },
  });
  if (!started.ok) throw new Error(started.failure.sentence);
  const { target } = started.value;
  await migrate(target);
  const database = openDatabase(target.application, 10, {
    connectionLost: () => undefined,
    afterCommitFailed: (error) => {
      throw error;
    },
  });
  try {
    const deed = await verifier(database);
    const file = await buffer(sample(Number(rowsText), format));
    const lag = monitorEventLoopDelay({ resolution: 5 });
    const checks = startCustomsChecks({
      database,
      clock: systemClock,
      logger: createLogger('error'),
      programAt: () => Promise.resolve(presetProgram()),
    });
    lag.enable();
    const begin = performance.now();
    const sent = await uploadCustomsFile(database.db, deed, {
      fileName: `bench.${format}`,
      stream: Readable.from([file]),
      maxBytes: 64 * 1024 * 1024,
    });
    if (!sent.ok) throw new Error(sent.failure.kind);
    const uploaded = performance.now();
    const version = await checkedVersion(database, sent.value.id);
    const checked = performance.now();
    const posted = await confirmBatch(deed, sent.value.id, version);
    if (!posted.ok) throw new Error(posted.failure.kind);
    const done = performance.now();
    lag.disable();
    await checks.stop();
    console.log(
      JSON.stringify({
        rows: posted.value.rowsGood,
        megabytes: Number((file.length / 1e6).toFixed(1)),
        uploadMs: Math.round(uploaded - begin),
        checkMs: Math.round(checked - uploaded),
        postMs: Math.round(done - checked),
        loopDelayP99Ms: Math.round(lag.percentile(99) / 1e6),
        loopDelayMaxMs: Math.round(lag.max / 1e6),
        residentMegabytes: Math.round(process.memoryUsage.rss() / 1e6),
      }),
    );
  } finally {
    await database.close();
    await started.value.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type OpenDatabase = ReturnType<typeof openDatabase>;

const sample = (rows: number, format: 'csv' | 'xlsx'): Readable =>
  writeSample(
    {
      program: presetProgram(),
      importers: [...KNOWN_IMPORTERS, ...OTHER_IMPORTERS],
      from: calendarDate('2025-01-01'),
      to: calendarDate('2025-12-31'),
      rows,
      seed: 7,
      faults: [{ name: 'variance', count: 100 }],
    },
    format,
  );

async function verifier(database: OpenDatabase): Promise<Deed> {
  const company = await database.db
    .insertInto('company')
    .values({ legal_name: 'Board', kind: 'BOTH', status: 'Active', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: userId } = await database.db
    .insertInto('app_user')
    .values({
      email: 'bench@northwood.example',
      first_name: 'Ben',
      last_name: 'Chmark',
      company_id: company.id,
      roles: ['verifier'],
      password_hash: 'none',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    caller: {
      actor: { userId, roles: ['verifier'], companyId: company.id },
      sessionId: randomUUID(),
      name: 'Ben Chmark',
      email: 'bench@northwood.example',
      isTemporary: false,
    },
    source: { address: null, reference: null, userAgent: 'bench' },
    at: new Date(),
    today: calendarDate(new Date().toISOString().slice(0, 10)),
    language: 'en',
    transact: transactOn(database),
  };
}

async function checkedVersion({ db }: OpenDatabase, id: string): Promise<number> {
  for (;;) {
    const row = await db
      .selectFrom('customs_batch')
      .select(['status', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (row.status === 'Validated') return row.version;
    if (row.status === 'Failed') throw new Error('The file could not be read.');
    await pause(100);
  }
}

void main(process.argv.slice(2));
