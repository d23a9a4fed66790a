import { sql } from 'kysely';
import type { Actor } from '../../../../domain/permissions';
import { countMatching } from '../../../db/list';
import type { Queries } from '../../../db/tables';
import { type FoundLineFilter, matchingLines } from './lineFilter';

/** How many entry lines a reader may see and a filter lets through. */
export type LineTotals = (actor: Actor, filter: FoundLineFilter) => Promise<number>;

const REMEMBERED = 500;

/**
 * Counts entry lines, and remembers counts until a file is posted: lines come in no other way and never change what filters look
 * at, and counting a million for every page would take longer than all the rest.
 */
export function createLineTotals(db: Queries): LineTotals {
  let state: string | null = null;
  const counts = new Map<string, Promise<number>>();

  return async (actor, filter) => {
    const matching = matchingLines(db, actor, filter);
    // Before the count, so that a file posted in between makes the count outdated and not wrong for long.
    const now = await postedState(db);
    if (now !== state || counts.size >= REMEMBERED) counts.clear();
    state = now;
    const { sql: text, parameters } = matching.select('line.id').compile();
    const key = JSON.stringify([text, parameters]);
    const known = counts.get(key);
    if (known !== undefined) return known;
    const counting = countMatching(matching);
    counts.set(key, counting);
    counting.catch(() => counts.delete(key));
    return counting;
  };
}

/** Differs whenever lines were posted, by whichever server process; ids alone do not, for they are given before commits. */
async function postedState(db: Queries): Promise<string> {
  const { state } = await db
    .selectNoFrom((eb) => [
      sql<string>`concat_ws(' ', ${eb
        .selectFrom('customs_batch')
        .select(sql`count(*)`.as('posted'))
        .where('status', '=', 'Posted')}, ${eb
        .selectFrom('customs_line')
        .select((line) => line.fn.max('id').as('newest'))})`.as('state'),
    ])
    .executeTakeFirstOrThrow();
  return state;
}
