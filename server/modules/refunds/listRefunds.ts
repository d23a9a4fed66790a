import type { RefundSummary } from '../../../contract/entities/refund';
import { companyOf, isActing } from '../../../domain/permissions';
import { mayReadRefund, maySeeRefundQueue } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { isStaff } from '../../../domain/roles';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import { CLAIM_SORTS, type ClaimFilter, matchingClaims } from './claimFilter';
import type { Reader } from './presentRefund';
import { selectClaims, type SummaryRow, toSummary } from './summary';

type Query = ListQuery & ClaimFilter;

/** One company's claims: the reader's own, or the one a member of staff names. */
export async function listRefunds(
  queries: Queries,
  reader: Reader,
  query: Query,
): Promise<Outcome<ListPage<RefundSummary>>> {
  const companyId = companyListed(reader, query);
  return companyId === null
    ? failed('not-found')
    : ok(await pageOfClaims(queries, reader, { ...query, companyId }));
}

/** The company whose claims a reader may list: the own one, or the one a member of staff names. */
export function companyListed(reader: Reader, query: Pick<Query, 'companyId'>): string | null {
  const { actor } = reader.caller;
  const namesOne = query.companyId !== undefined && isStaff(actor.roles) && !isActing(actor);
  const companyId = namesOne ? (query.companyId ?? '') : companyOf(actor);
  const isOther = query.companyId !== undefined && query.companyId !== companyId;
  return isOther || !mayReadRefund(actor, { companyId }).allowed ? null : companyId;
}

/** The staff's work queue: claims of all companies. */
export async function listAllRefunds(
  queries: Queries,
  reader: Reader,
  query: Query,
): Promise<Outcome<ListPage<RefundSummary>>> {
  const refused = refusalOf(maySeeRefundQueue(reader.caller.actor));
  if (refused !== null) return fail(refused);
  return ok(await pageOfClaims(queries, reader, query));
}

/** Only staff see who a claim is assigned to, and its risk. */
const isForStaff = ({ caller }: Reader): boolean => isStaff(caller.actor.roles) && !isActing(caller.actor);

async function pageOfClaims(
  queries: Queries,
  reader: Reader,
  query: Query,
): Promise<ListPage<RefundSummary>> {
  const page = await listPage(
    {
      matching: matchingClaims(queries, query, reader.caller.actor.userId),
      id: 'claim.id',
      sorts: CLAIM_SORTS,
      load: (ids) => selectClaims(queries).where('claim.id', 'in', ids).execute(),
      idOf: (row: SummaryRow) => row.id,
    },
    query,
  );
  return { ...page, rows: page.rows.map((row) => toSummary(row, reader.today, isForStaff(reader))) };
}
