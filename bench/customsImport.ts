import { mkdtempSync, rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { presetProgram } from '../domain/presets';
import { openDatabase } from '../server/db/database';
import { migrate } from '../server/db/migrate';
import { startDatabase } from '../server/db/startDatabase';
import { startCustomsChecks } from '../server/modules/customs/checking/startCustomsChecks';
import { systemClock } from '../server/system/clock';
import { createLogger } from '../server/system/logger';
import { boardVerifier } from './setup/boardVerifier';
import { postCustomsFile, sampleFile } from './setup/postCustomsFile';

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
    const deed = await boardVerifier(database, { email: 'bench@northwood.example', passwordHash: 'none' });
    const file = await sampleFile({ rows: Number(rowsText), format, seed: 7 });
    const lag = monitorEventLoopDelay({ resolution: 5 });
    const checks = startCustomsChecks({
      database,
      clock: systemClock,
      logger: createLogger('error'),
      programAt: () => Promise.resolve(presetProgram()),
    });
    lag.enable();
    const posting = await postCustomsFile(database, deed, `bench.${format}`, file);
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
    rmSync(folder, { recursive: true, force: true });
  }
}

void main(process.argv.slice(2));
