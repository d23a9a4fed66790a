import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fail, ok, type Result } from '../../../domain/result';
import { liveHolder } from './holder';
import { layoutOf } from './layout';
import { isOccupied, shutDown } from './postmaster';
import { readPostmasterFile } from './postmasterFile';
import { isRunning } from './processes';

export interface StopFailure {
  readonly kind: 'does-not-end';
  readonly sentence: string;
}

/** Requests under way may finish and live connections are told. */
const PRODUCT_MAY_TAKE_MS = 30_000;

/**
 * Stops the product that holds the folder, and the PostgreSQL a killed one may have left.
 * @returns what was stopped, in a sentence
 */
export async function stopProduct(dataDir: string): Promise<Result<string, StopFailure>> {
  const layout = layoutOf(dataDir, tmpdir());
  const stopped: string[] = [];
  const holder = liveHolder(layout);
  if (holder !== null) {
    process.kill(holder, 'SIGTERM');
    const deadline = Date.now() + PRODUCT_MAY_TAKE_MS;
    while (isRunning(holder) && Date.now() < deadline) await pause(50);
    if (isRunning(holder)) return fail(doesNotEnd('The portal', holder));
    stopped.push(`the portal (process ${holder})`);
  }
  const pid = readPostmasterFile(layout.data)?.pid;
  if (pid !== undefined && isOccupied(layout)) {
    if (!(await shutDown(pid))) return fail(doesNotEnd('PostgreSQL', pid));
    stopped.push(`PostgreSQL (process ${pid})`);
  }
  return ok(
    stopped.length === 0
      ? `Nothing is running in ${dataDir}.`
      : `Stopped ${stopped.join(' and ')} in ${dataDir}.`,
  );
}

const doesNotEnd = (what: string, pid: number): StopFailure => ({
  kind: 'does-not-end',
  sentence: `${what} (process ${pid}) was asked to stop but is still running. Check it, or end it with: kill -9 ${pid}`,
});
