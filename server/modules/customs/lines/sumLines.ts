import { sql } from 'kysely';
import type { LineTotals } from '../../../../contract/entities/customsImporter';
import type { Actor } from '../../../../domain/permissions';
import { ok } from '../../../../domain/result';
import { createRememberLines } from '../../../db/rememberLines';
import type { Queries } from '../../../db/tables';
import type { Outcome } from '../../../failure';
import { findNames } from './findNames';
import { matchingLines } from './lineFilter';
import { LINE_VARIANCE } from './lineRepository';
import type { LineQuery } from './listLines';

/** Sums over every line a reader may see and a filter lets through; calculated once until a file is posted. */
export function createLineSums(
  db: Queries,
): (actor: Actor, query: LineQuery) => Promise<Outcome<LineTotals>> {
  const remember = createRememberLines<LineTotals>(db);
  return async (actor, query) => {
    const matching = matchingLines(db, actor, { ...query, found: await findNames(db, query.q) });
    const sums = matching.select([
      sql<number>`count(*)::int`.as('lines'),
      sql<string>`coalesce(sum(line.amount_collected), 0)::numeric(14,2)::text`.as('collected'),
      sql<string>`coalesce(sum(line.amount_expected), 0)::numeric(14,2)::text`.as('expected'),
      sql<string>`coalesce(sum(${LINE_VARIANCE}), 0)::numeric(14,2)::text`.as('variance'),
    ]);
    const { sql: text, parameters } = sums.compile();
    return ok(
      await remember(JSON.stringify([text, parameters]), () =>
        sums.$castTo<LineTotals>().executeTakeFirstOrThrow(),
      ),
    );
  };
}
