import { sql, type SqlBool } from 'kysely';
import type { AnnualRunRow } from '../../../../contract/entities/annualRun';
import type { AnnualLetter, AnnualOutcome } from '../../../../domain/annualRun';
import { mayRunAnnualRefunds } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { containsText } from '../../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../../db/list';
import { columnKey, type SortKey } from '../../../db/listOrder';
import type { Queries } from '../../../db/tables';
import { type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { openRun } from './openRun';

export interface RunRowQuery extends ListQuery {
  /** The newest one when left out. */
  readonly run?: string | undefined;
  /** A part of the number or of the name. */
  readonly q?: string | undefined;
  readonly outcome?: readonly AnnualOutcome[] | undefined;
  readonly letter?: readonly AnnualLetter[] | undefined;
  readonly company?: 'yes' | 'no' | undefined;
}

const SORTS: Readonly<Record<string, SortKey>> = {
  amount: columnKey('annual_run_row.amount', 'numeric'),
  importerName: { expression: sql`sort_text(annual_run_row.importer_name)`, type: 'text', nullable: false },
  importerNumber: columnKey('annual_run_row.importer_number', 'text'),
  lines: columnKey('annual_run_row.lines', 'int'),
  lastDay: { ...columnKey('annual_run_row.last_day', 'date'), nullable: true },
};

/** The importers of a run. */
export async function listRunRows(
  queries: Queries,
  reader: Pick<RequestContext, 'caller'>,
  query: RunRowQuery,
): Promise<Outcome<ListPage<AnnualRunRow>>> {
  const run = await findRunId(queries, reader, query.run);
  if (!run.ok) return run;
  const { q = '', outcome, letter, company } = query;
  let matching = queries.selectFrom('annual_run_row').where('run_id', '=', run.value);
  if (outcome?.length) matching = matching.where('outcome', 'in', [...outcome]);
  if (letter?.length) matching = matching.where('letter', 'in', [...letter]);
  if (company !== undefined)
    matching = matching.where('company_id', company === 'yes' ? 'is not' : 'is', null);
  if (q !== '')
    matching = matching.where(
      sql<SqlBool>`(${containsText('importer_name', q)} or ${containsText('importer_number', q)})`,
    );
  return ok(
    await listPage(
      {
        matching,
        id: 'annual_run_row.id',
        sorts: SORTS,
        load: (ids) => loadRows(queries, ids),
        idOf: (row: AnnualRunRow) => row.id,
      },
      query,
    ),
  );
}

/** The run asked for, or the newest; before the first run there is none, and its list is empty. */
async function findRunId(
  queries: Queries,
  reader: Pick<RequestContext, 'caller'>,
  asked: string | undefined,
): Promise<Outcome<string>> {
  if (asked !== undefined) {
    const run = await openRun(queries, reader, asked);
    return run.ok ? ok(run.value.id) : run;
  }
  const refused = refusalOf(mayRunAnnualRefunds(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const newest = await queries
    .selectFrom('annual_run')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ok(newest?.id ?? '0');
}

async function loadRows(queries: Queries, ids: readonly string[]): Promise<AnnualRunRow[]> {
  const rows = await queries
    .selectFrom('annual_run_row')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    importerNumber: row.importer_number,
    name: row.importer_name,
    lines: row.lines,
    collected: row.collected,
    outcome: row.outcome,
    amount: row.amount,
    byReason: row.by_reason,
    lastDay: row.last_day,
    letter: row.letter,
  }));
}
