import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { isStorageFull } from '../../db/databaseAway';

/** Remembers that the database ran out of room, until a write shows that it has some again. */
export interface StorageWatch {
  /** An action failed for want of room. */
  noted(): void;
  /** Writes only after something was noted, so that looking costs nothing while all is well. */
  isFull(): Promise<boolean>;
}

/** @param probe writes a little; fails while there is no room */
export function createStorageWatch(probe: () => Promise<unknown>): StorageWatch {
  let full = false;
  return {
    noted: () => {
      full = true;
    },
    isFull: async () => {
      if (!full) return false;
      try {
        await probe();
        full = false;
      } catch (error) {
        if (!isStorageFull(error)) throw error;
      }
      return full;
    },
  };
}

/** A table that needs new pages on disk and is gone with its transaction. */
export const writeProbe = ({ health }: Database): Promise<unknown> =>
  health.transaction().execute((tx) =>
    sql`create temporary table northwood_room on commit drop as
        select repeat(md5(number::text), 60) as text from generate_series(1, 50) number`.execute(tx),
  );
