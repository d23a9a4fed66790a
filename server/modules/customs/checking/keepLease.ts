import type { Queries } from '../../../db/tables';
import { renewLease } from './checkLease';

/** Far more often than a silent checker is taken for dead. */
const SIGN_OF_LIFE_MS = 3_000;

/** The lease of a check under way, renewed for as long as it is kept. */
export interface RenewedLease {
  /** Whether the file is no longer this process's. */
  isLost(): boolean;
  /** Ends the renewing. None is still under way then, which could undo that the file was given back. */
  release(): Promise<void>;
}

/** Renews the lease of a check every few seconds, whatever part of the file the check is at. */
export function keepLease(
  db: Queries,
  batchId: string,
  process: string,
  everyMs = SIGN_OF_LIFE_MS,
): RenewedLease {
  let isLost = false;
  let renewing: Promise<void> | null = null;
  const renew = async (): Promise<void> => {
    try {
      isLost = !(await renewLease(db, batchId, process, {}));
    } catch {
      // The next renewal tells whether the lease outlived this; what the check itself asks of the database fails aloud.
    }
    renewing = null;
  };
  const timer = setInterval(() => {
    if (!isLost) renewing ??= renew();
  }, everyMs);
  timer.unref();
  return {
    isLost: () => isLost,
    release: async () => {
      clearInterval(timer);
      await renewing;
    },
  };
}
