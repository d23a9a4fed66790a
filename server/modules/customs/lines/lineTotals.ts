import type { Actor } from '../../../../domain/permissions';
import { countMatching } from '../../../db/list';
import { createRememberLines } from '../../../db/rememberLines';
import type { Queries } from '../../../db/tables';
import { type FoundLineFilter, matchingLines } from './lineFilter';

/** How many entry lines a reader may see and a filter lets through. */
export type LineTotals = (actor: Actor, filter: FoundLineFilter) => Promise<number>;

/** Counts entry lines once for each filter and reader's reach, until a file is posted. */
export function createLineTotals(db: Queries): LineTotals {
  const remember = createRememberLines<number>(db);
  return (actor, filter) => {
    const matching = matchingLines(db, actor, filter);
    const { sql, parameters } = matching.select('line.id').compile();
    return remember(JSON.stringify([sql, parameters]), () => countMatching(matching));
  };
}
