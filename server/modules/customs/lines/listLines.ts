import type { CustomsLine } from '../../../../contract/entities/customs';
import type { Actor } from '../../../../domain/permissions';
import { ok } from '../../../../domain/result';
import { listPage, type ListPage, type ListQuery } from '../../../db/list';
import type { Queries } from '../../../db/tables';
import type { Outcome } from '../../../failure';
import { findNames } from './findNames';
import {
  type FoundLineFilter,
  LINE_SORTS,
  type LineFilter,
  matchingLines,
  seesEveryLine,
} from './lineFilter';
import type { LineTotals } from './lineTotals';
import { type LineRow, selectLines, toLine } from './lineRepository';

export interface LineQuery extends ListQuery, LineFilter {
  /** A part of the importer's or the company's name, or the beginning of an entry or importer number. */
  readonly q?: string | undefined;
}

/** The list's parts, for one page of it or all of it. */
export const lineSource = (db: Queries, actor: Actor, filter: FoundLineFilter) => ({
  matching: matchingLines(db, actor, filter),
  id: 'line.id',
  unfilteredOf: seesEveryLine(actor, filter) ? db : undefined,
  sorts: LINE_SORTS,
  load: (ids: readonly string[]) => selectLines(db).where('line.id', 'in', ids).execute(),
  idOf: (row: LineRow) => row.id,
});

/** One page of posted entry lines; of another company's there are none. */
export async function listLines(
  db: Queries,
  totals: LineTotals,
  actor: Actor,
  query: LineQuery,
): Promise<Outcome<ListPage<CustomsLine>>> {
  const filter = { ...query, found: await findNames(db, query.q) };
  const page = await listPage(
    { ...lineSource(db, actor, filter), total: () => totals(actor, filter) },
    query,
  );
  return ok({ ...page, rows: page.rows.map(toLine) });
}
