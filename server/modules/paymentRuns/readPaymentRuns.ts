import { sql, type SqlBool } from 'kysely';
import type { PaymentRun, PaymentRunSummary } from '../../../contract/entities/paymentRun';
import { maySeePaymentRuns } from '../../../domain/paymentRunPermissions';
import { type RunStatus } from '../../../domain/paymentRun';
import { fail, ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey } from '../../db/listOrder';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { Reader } from '../refunds/presentRefund';
import { type PaymentRunServices, presentRun } from './presentRun';
import { findReleasableRuns } from './releasableRuns';
import { selectRuns, toRunSummary } from './runSummary';

export interface RunFilter extends ListQuery {
  readonly status?: readonly RunStatus[] | undefined;
  /** Only those that the reader may release. */
  readonly release?: 'mine' | undefined;
  /** A part of the run's number. */
  readonly q?: string | undefined;
}

const SORTS: Readonly<Record<string, SortKey>> = {
  number: columnKey('run.number', 'text'),
  preparedAt: columnKey('run.prepared_at', 'timestamptz'),
  payOn: columnKey('run.pay_on', 'date'),
  total: columnKey('run.total', 'numeric'),
};

/** Payment runs, for those who pay and those who look on. */
export async function listPaymentRuns(
  queries: Queries,
  reader: Reader,
  query: RunFilter,
): Promise<Outcome<ListPage<PaymentRunSummary>>> {
  const refused = refusalOf(maySeePaymentRuns(reader.caller.actor));
  if (refused !== null) return fail(refused);
  let matching = queries.selectFrom('payment_run as run');
  if (query.status !== undefined)
    matching = matching.where(sql<SqlBool>`run.status = any(${[...query.status]})`);
  if (query.release !== undefined) {
    const ids = (await findReleasableRuns(queries, reader.caller.actor)).map(({ id }) => id);
    matching = matching.where(sql<SqlBool>`run.id = any(${ids}::bigint[])`);
  }
  if (query.q !== undefined && query.q !== '')
    matching = matching.where(sql<SqlBool>`${containsText('run.number', query.q)}`);
  return ok(
    await listPage(
      {
        matching,
        id: 'run.id',
        sorts: SORTS,
        load: async (ids) =>
          (await selectRuns(queries).where('run.id', 'in', ids).execute()).map(toRunSummary),
        idOf: (row: PaymentRunSummary) => row.id,
      },
      query,
    ),
  );
}

/** One run with its payments. */
export async function getPaymentRun(
  queries: Queries,
  place: PaymentRunServices,
  reader: Reader,
  id: string,
): Promise<Outcome<PaymentRun>> {
  const refused = refusalOf(maySeePaymentRuns(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const run = isRowId(id)
    ? await queries.selectFrom('payment_run').select('id').where('id', '=', id).executeTakeFirst()
    : undefined;
  return run === undefined ? failed('not-found') : ok(await presentRun(queries, place, reader, run.id));
}
