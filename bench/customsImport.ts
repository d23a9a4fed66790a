import { mkdtempSync, rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { presetProgram } from '../domain/presets';
import { openDatabase } from '../server/db/database';
import { migrate } from '../server/db/migrate';
import { startDatabase } from '../server/db/startDatabase';
import { startCustomsChecks } from '../server/modules/customs/checking/startCustomsChecks';
import { systemClock } from '../server/system/clock';
import { createLogger } from '../server/system/logger';
import { boardVerifier } from './setup/boardVerifier';
import { growLines } from './setup/growLines';
import { postCustomsFile, sampleFile } from './setup/postCustomsFile';
import { tidyDatabase } from './setup/tidyDatabase';

/**
 * How long a Customs file takes from upload to posted lines on a durable database, an empty one or one with lines in it:
 * `node scripts/run.cjs bench/customsImport.ts [--rows 100000] [--format csv|xlsx] [--before 1000000] [--data FOLDER]`. Preparing
 * a million lines takes minutes; in a folder of one's own they are kept for the next time.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '100000' },
      format: { type: 'string', default: 'csv' },
      before: { type: 'string', default: '0' },
      data: { type: 'string' },
    },
  });
  const format = values.format === 'xlsx' ? 'xlsx' : 'csv';
  const folder = path.resolve(values.data ?? mkdtempSync(path.join(tmpdir(), 'northwood-bench-')));
  const dataDir = path.join(folder, 'data');
  const started = await startDatabase({
    dataDir,
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
    const ctx = await boardVerifier(database, { email: 'bench@northwood.example', passwordHash: 'none' });
    const lag = monitorEventLoopDelay({ resolution: 5 });
    const checks = startCustomsChecks({
      database,
      clock: systemClock,
      logger: createLogger('error'),
      programAt: () => Promise.resolve(presetProgram()),
    });
    if (Number(values.before) > 0) {
      await growLines(database, ctx, Number(values.before));
      await tidyDatabase(dataDir);
    }
    const seed = Number(values.before) === 0 ? 7 : Date.now() % 1_000_000;
    const file = await sampleFile({ rows: Number(values.rows), format, seed });
    lag.enable();
    const posting = await postCustomsFile(database, ctx, `bench.${format}`, file);
    lag.disable();
    await checks.stop();
    console.log(
      JSON.stringify({
        ...posting,
        megabytes: Number((file.length / 1e6).toFixed(1)),
        loopDelayP99Ms: Math.round(lag.percentile(99) / 1e6),
        loopDelayMaxMs: Math.round(lag.max / 1e6),
        residentMegabytes: Math.round(process.memoryUsage.rss() / 1e6),
      }),
    );
  } finally {
    await database.close();
    await started.value.stop();
    if (values.data === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

void main();
