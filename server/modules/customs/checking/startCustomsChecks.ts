import { setTimeout as pause } from 'node:timers/promises';
import { dateInZone } from '../../../../domain/calendarDate';
import type { Program } from '../../../../domain/program';
import type { Database } from '../../../db/database';
import { isDiskFull } from '../../../db/databaseAway';
import { inTransaction } from '../../../db/transaction';
import type { Clock } from '../../../system/clock';
import { newOpaqueId } from '../../../system/ids';
import type { Logger } from '../../../system/logger';
import { notify } from '../../notifications/notify';
import { checkBatch, type CheckResult } from './checkBatch';
import { type CheckJob, forgiveAttempt, returnCheckJob, takeCheckJob } from './checkLease';
import { finishCheck } from './finishCheck';
import { pauseForRoom } from './pauseForRoom';

export interface CheckerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The program in force at an instant. */
  readonly programAt: (at: Date) => Promise<Program>;
}

/** Checks uploaded Customs files one after the other in the background, beside any number of other processes that do the same. */
export interface CustomsChecks {
  /** Ends after giving back the file under way, which is then checked again. */
  stop(): Promise<void>;
}

/** New files, and files whose checker died, are found this soon. Looking costs one read of an index that is nearly always empty. */
const LOOK_AROUND_MS = 500;
const PROGRESS_MS = 500;

/** Begins at once, with files that an earlier process left behind. */
export function startCustomsChecks(options: CheckerOptions): CustomsChecks {
  const checker = new Checker(options);
  const looking = checker.lookAround();
  return {
    stop: async () => {
      checker.stopping.abort();
      await looking;
    },
  };
}

class Checker {
  readonly stopping = new AbortController();
  readonly #options: CheckerOptions;
  readonly #process = newOpaqueId();

  constructor(options: CheckerOptions) {
    this.#options = options;
  }

  async lookAround(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const found = await this.#work();
      if (!found) await pause(LOOK_AROUND_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Checks one file; false when none waits. */
  async #work(): Promise<boolean> {
    try {
      const job = await takeCheckJob(this.#options.database.db, this.#process);
      if (job !== null) await this.#check(job).catch((error: unknown) => this.#spare(job, error));
      return job !== null;
    } catch (error) {
      // The lease runs out by itself and the file is tried again, a few times at most.
      this.#options.logger.error({ err: error }, 'checking a Customs file failed');
      return false;
    }
  }

  /** A full disk is nobody's fault, and someone frees it: the file waits for that, unless it may be what fills the disk. */
  async #spare(job: CheckJob, error: unknown): Promise<never> {
    const { database, clock } = this.#options;
    const minutes = isDiskFull(error) ? pauseForRoom(job.uploadedAt, clock.now()) : null;
    if (minutes !== null) await forgiveAttempt(database.db, job.batchId, this.#process, minutes);
    throw error;
  }

  async #check(job: CheckJob): Promise<void> {
    const { database, clock } = this.#options;
    const result = job.isAbandoned ? abandoned(job) : await this.#read(job);
    switch (result.kind) {
      case 'checked':
      case 'unreadable':
        await inTransaction(database, (tx) => finishCheck(tx, job, this.#process, clock.now(), result));
        return;
      case 'stopped':
        await returnCheckJob(database.db, job.batchId, this.#process);
        return;
      case 'lost':
        return;
    }
  }

  async #read(job: CheckJob): Promise<CheckResult> {
    const { database, clock, programAt } = this.#options;
    const program = await programAt(clock.now());
    let lastReported = 0;
    return checkBatch(
      {
        database,
        process: this.#process,
        program,
        today: dateInZone(clock.now().getTime(), program.boardZone),
        signal: this.stopping.signal,
        progressed: async (percent) => {
          const now = performance.now();
          if (now - lastReported < PROGRESS_MS) return;
          lastReported = now;
          await this.#tell(job, percent);
        },
      },
      job.batchId,
    );
  }

  async #tell(job: CheckJob, percent: number): Promise<void> {
    await inTransaction(this.#options.database, (tx) =>
      notify(
        tx,
        { at: this.#options.clock.now(), caller: null },
        {
          kind: 'customs-progress',
          values: { file: job.fileName, percent },
          audience: { kind: 'staff' },
          touches: [],
          quiet: true,
          progress: { batchId: job.batchId, percent, status: 'Parsing' },
        },
      ),
    );
  }
}

const abandoned = (job: CheckJob): CheckResult => ({
  kind: 'unreadable',
  notices: [{ kind: 'check-given-up', values: { attempts: job.earlierAttempts } }],
  heads: null,
});
