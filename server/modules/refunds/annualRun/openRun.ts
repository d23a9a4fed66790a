import { mayRunAnnualRefunds } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';

type Caller = Pick<RequestContext, 'caller'>;

/** A run by its id, or why the caller cannot have it. */
export async function openRun(queries: Queries, { caller }: Caller, id: string): Promise<Outcome<RunRow>> {
  const refused = refusalOf(mayRunAnnualRefunds(caller.actor));
  if (refused !== null) return fail(refused);
  const run = await findRun(queries, id);
  return run === null ? failed('not-found') : ok(run);
}

/** The same, and nobody else changes the run until the transaction ends. */
export async function openRunToChange(queries: Queries, ctx: Caller, id: string): Promise<Outcome<RunRow>> {
  if (isRowId(id))
    await queries.selectFrom('annual_run').select('id').where('id', '=', id).forUpdate().execute();
  return openRun(queries, ctx, id);
}

async function findRun(queries: Queries, id: string) {
  const row = await queries
    .selectFrom('annual_run')
    .selectAll()
    .where('id', '=', isRowId(id) ? id : '0')
    .executeTakeFirst();
  return row ?? null;
}

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;
