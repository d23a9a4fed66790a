import type { CustomsLine } from '../../../../contract/entities/customs';
import type { Actor } from '../../../../domain/permissions';
import { ok } from '../../../../domain/result';
import { listPage, type ListPage, type ListQuery } from '../../../db/list';
import type { Queries } from '../../../db/tables';
import type { Outcome } from '../../../failure';
import { LINE_SORTS, type LineFilter, matchingLines } from './lineFilter';
import type { LineTotals } from './lineTotals';
import { type LineRow, selectLines, toLine } from './lineRepository';

/** The list's parts, for one page of it or all of it. */
export const lineSource = (db: Queries, actor: Actor, filter: LineFilter) => ({
  matching: matchingLines(db, actor, filter),
  id: 'line.id',
  sorts: LINE_SORTS,
  load: (ids: readonly string[]) => selectLines(db).where('line.id', 'in', ids).execute(),
  idOf: (row: LineRow) => row.id,
});

/** One page of posted entry lines; of another company's there are none. */
export async function listLines(
  db: Queries,
  totals: LineTotals,
  actor: Actor,
  query: ListQuery & LineFilter,
): Promise<Outcome<ListPage<CustomsLine>>> {
  const source = lineSource(db, actor, query);
  const page = await listPage({ ...source, total: () => totals(actor, query) }, query);
  return ok({ ...page, rows: page.rows.map(toLine) });
}
