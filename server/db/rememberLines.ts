import { sql } from 'kysely';
import type { Queries } from './tables';

/** Gives what was calculated before under the same key, as long as nothing has changed since that is counted of them; else calculates it. */
export type RememberLines<T> = (key: string, workOut: () => Promise<T>) => Promise<T>;

const REMEMBERED = 500;

/**
 * Remembers figures over all entry lines until a file is posted or taken back, an importer's lines become a company's, or a quantity is
 * entered: nothing else changes what is counted and summed of them. Going through a million for every request would take longer than all the rest.
 */
export function createRememberLines<T>(db: Queries): RememberLines<T> {
  let state: string | null = null;
  const known = new Map<string, Promise<T>>();

  return async (key, workOut) => {
    // Before the figure, so that a file posted in between makes it outdated and not wrong for long.
    const now = await postedState(db);
    if (now !== state || known.size >= REMEMBERED) known.clear();
    state = now;
    const held = known.get(key);
    if (held !== undefined) return held;
    const working = workOut();
    known.set(key, working);
    working.catch(() => known.delete(key));
    return working;
  };
}

/**
 * Differs whenever lines were posted, taken back, given to a company or completed, by whichever server process; ids alone do not, for they
 * are given before commits.
 */
async function postedState(db: Queries): Promise<string> {
  const { state } = await db
    .selectNoFrom((eb) => [
      sql<string>`concat_ws(' ', ${eb
        .selectFrom('customs_batch')
        .select(sql`count(*)`.as('posted'))
        .where('status', '=', 'Posted')}, ${eb
        .selectFrom('customs_line')
        .select((line) => line.fn.max('id').as('newest'))}, ${eb
        .selectFrom('importer_number')
        .select(sql`sum(hashtext(number || ' ' || company_id))`.as('held'))}, ${eb
        .selectFrom('entered_line_quantity')
        .select(sql`sum(hashtext(customs_line_id || ' ' || version))`.as('entered'))})`.as('state'),
    ])
    .executeTakeFirstOrThrow();
  return state;
}
