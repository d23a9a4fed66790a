import type { BodyOf, QueryOf } from '../../../../contract/endpoint';
import type { bulkVerify } from '../../../../contract/endpoints/refunds/review';
import type { listAllRefunds } from '../../../../contract/endpoints/refunds/claims';
import type { Selection } from '../../../components/list/selection';

export type ClaimSelection = BodyOf<typeof bulkVerify>['selection'];

/** What is chosen in the queue, as an action on many names it: rows by id, or the queue's own filters but for some rows. */
export function selectionOf(chosen: Selection, query: QueryOf<typeof listAllRefunds>): ClaimSelection | null {
  if (chosen.kind === 'some') return chosen.ids.size === 0 ? null : { kind: 'some', ids: [...chosen.ids] };
  const {
    status,
    reason,
    fiscalYear,
    pendingAtCustoms,
    exactMatch,
    companyId,
    dueFrom,
    dueBy,
    assignee,
    risk,
    bulk,
    q,
  } = query;
  // A filter of the queue that is forgotten here would let the action reach claims nobody sees, so it does not compile.
  const filters = {
    status,
    reason,
    fiscalYear,
    pendingAtCustoms,
    exactMatch,
    companyId,
    dueFrom,
    dueBy,
    assignee,
    risk,
    bulk,
    q,
  } satisfies Record<keyof Required<Extract<ClaimSelection, { kind: 'all-matching' }>['filters']>, unknown>;
  return { kind: 'all-matching', filters, except: [...chosen.except] };
}
