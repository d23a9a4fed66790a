import { sql } from 'kysely';
import type { listAnnualRuns } from '../../../../contract/endpoints/refunds/annualRuns';
import type { AnnualRun, AnnualRunSummary } from '../../../../contract/entities/annualRun';
import type { DataOf } from '../../../../contract/endpoint';
import type { AnnualLetter, AnnualOutcome } from '../../../../domain/annualRun';
import { mayRunAnnualRefunds } from '../../../../domain/refundPermissions';
import type { RefundReason } from '../../../../domain/refundReason';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { fullName } from '../../users/fullName';
import { openRun } from './openRun';

type Caller = Pick<RequestContext, 'caller'>;

/** Runs shown in their list. */
const NEWEST = 20;

/** The newest runs, and the years with lines. */
export async function listRuns(
  queries: Queries,
  { caller }: Caller,
): Promise<Outcome<DataOf<typeof listAnnualRuns>>> {
  const refused = refusalOf(mayRunAnnualRefunds(caller.actor));
  if (refused !== null) return fail(refused);
  const ids = await queries
    .selectFrom('annual_run')
    .select('id')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return ok({
    runs: await summarize(
      queries,
      ids.map(({ id }) => id),
    ),
    years: await findYears(queries),
  });
}

/** One year after the other by the index: all lines are many. */
async function findYears(queries: Queries): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    with recursive found as (
      select max(fiscal_year) as year from customs_line
      union all
      select (select max(fiscal_year) from customs_line where fiscal_year < found.year) from found
      where found.year is not null
    )
    select year from found where year is not null`.execute(queries);
  return rows.map(({ year }) => year);
}

/** One run with its totals. */
export async function readRun(queries: Queries, caller: Caller, id: string): Promise<Outcome<AnnualRun>> {
  const opened = await openRun(queries, caller, id);
  if (!opened.ok) return opened;
  const run = opened.value;
  const [summary] = await summarize(queries, [run.id]);
  if (summary === undefined) throw new Error(`annual run ${run.id} is not there`);
  const rows = queries.selectFrom('annual_run_row').where('run_id', '=', run.id);
  const outcomes = await rows
    .select(['outcome', sql<number>`count(*)::int`.as('importers')])
    .where('outcome', 'is not', null)
    .groupBy('outcome')
    .execute();
  const letters = await rows
    .select(['letter', sql<number>`count(*)::int`.as('importers')])
    .where('letter', 'is not', null)
    .groupBy('letter')
    .execute();
  const withoutCompany = await rows
    .select([
      sql<number>`count(*)::int`.as('importers'),
      sql<string>`coalesce(sum(amount), 0)::numeric(14,2)`.as('amount'),
    ])
    .where('outcome', '=', 'claimable')
    .where('company_id', 'is', null)
    .executeTakeFirstOrThrow();
  return ok({
    ...summary,
    calculatedOn: run.calculated_on,
    byReason: await sumReasons(queries, run.id),
    excluded: outcomes
      .flatMap(({ outcome, importers }): { outcome: AnnualOutcome; importers: number }[] =>
        outcome === null || outcome === 'claimable' ? [] : [{ outcome, importers }],
      )
      .sort((a, b) => b.importers - a.importers),
    withoutCompany,
    lettersBy: await findPerson(queries, run.letters_by),
    letters: letters.flatMap(({ letter, importers }): { letter: AnnualLetter; importers: number }[] =>
      letter === null ? [] : [{ letter, importers }],
    ),
  });
}

async function sumReasons(queries: Queries, runId: string): Promise<AnnualRun['byReason']> {
  const { rows } = await sql<{ reason: RefundReason; importers: number; lines: number; amount: string }>`
    select part.reason, count(*)::int as importers, sum(part.lines)::int as lines,
      sum(part.amount)::numeric(14,2)::text as amount
    from annual_run_row, jsonb_to_recordset(by_reason) as part (reason text, amount numeric, lines int)
    where run_id = ${runId}
    group by part.reason
    order by sum(part.amount) desc, part.reason`.execute(queries);
  return rows;
}

async function findPerson(queries: Queries, id: string | null): Promise<AnnualRun['lettersBy']> {
  if (id === null) return null;
  const found = await queries
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id: found.id, name: fullName(found.first_name, found.last_name) };
}

/** The newest first. */
async function summarize(queries: Queries, ids: readonly string[]): Promise<AnnualRunSummary[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('annual_run as run')
    .innerJoin('app_user as starter', 'starter.id', 'run.started_by')
    .innerJoin('annual_run_row as row', 'row.run_id', 'run.id')
    .select(['run.id', 'run.fiscal_year', 'run.status', 'run.started_by', 'run.started_at', 'run.ended_at'])
    .select(['run.letters_at', 'starter.first_name', 'starter.last_name'])
    .select([
      sql<number>`count(*)::int`.as('importers'),
      sql<number>`count(row.outcome)::int`.as('done'),
      sql<number>`(count(*) filter (where row.outcome = 'claimable'))::int`.as('claimable'),
      sql<string>`sum(row.amount)::numeric(14,2)`.as('total'),
    ])
    .where('run.id', 'in', [...ids])
    .groupBy(['run.id', 'starter.id'])
    .orderBy('run.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fiscalYear: row.fiscal_year,
    status: row.status,
    startedBy: { id: row.started_by, name: fullName(row.first_name, row.last_name) },
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    importers: row.importers,
    done: row.done,
    claimable: row.claimable,
    total: row.total,
    lettersAt: row.letters_at?.toISOString() ?? null,
  }));
}
