import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { LIMITS } from '../../../../contract/limits';
import { listAllRefunds } from '../../../../contract/endpoints/refunds/claims';
import { useListAllRefundsQuery } from '../../../api/refunds/claims';
import { queueAddresses, type QueueNavigation } from '../../../components/record/queueNavigation';
import { isNearEnd, queueQuery, useSeenOrder, useSeenQueue } from '../../../lists/useSeenQueue';
import { QUEUE_PAGES } from '../../../state/outcomes';
import { OPEN_STATUS } from '../queue/queues';

/** The way onward is read in large steps: fewer pauses where many claims stay in the list. */
const ONWARD_ROWS = LIMITS.maxPageSize;

/** The claims beside this one in the queue it was opened from; undefined where it was opened from elsewhere. */
export function useQueueNavigation(id: string | null, queue: string | null): QueueNavigation | undefined {
  const page = QUEUE_PAGES.claim;
  const asked = queueQuery(listAllRefunds.query, queue ?? '');
  const query = { ...asked, status: asked.status ?? OPEN_STATUS };
  const { data } = useListAllRefundsQuery(queue === null ? skipToken : { query });
  // Steps whose claims are all known: those that stay in the list are passed over.
  const [known, setKnown] = useState(0);
  const seen = useSeenOrder({ page, queue });
  const before = data === undefined ? 0 : (data.page - 1) * data.pageSize;
  const hasOthers = data !== undefined && data.total > before + data.rows.length;
  const asksOnward = hasOthers && seen !== null && isNearEnd(seen.ids, id);
  const step = Math.floor(before / ONWARD_ROWS) + 1 + known;
  const { currentData: later } = useListAllRefundsQuery(
    asksOnward && (step - 1) * ONWARD_ROWS < data.total
      ? {
          query: { ...query, cursor: undefined, page: step.toString(), pageSize: ONWARD_ROWS.toString() },
        }
      : skipToken,
  );
  const onward = later?.rows.slice(Math.max(0, before - (step - 1) * ONWARD_ROWS)).map((row) => row.id);
  const isKnown = seen !== null && onward !== undefined && onward.every((each) => seen.ids.includes(each));
  if (isKnown) setKnown(known + 1);
  // Decided claims have left the pages by then, so all of them are looked through again.
  if (!asksOnward && known > 0) setKnown(0);
  return useSeenQueue({
    page,
    id,
    queue,
    ids: data?.rows.map((row) => row.id),
    onward,
    whole: data === undefined ? undefined : { total: data.total, before },
    ...queueAddresses('/admin/refunds', queue ?? '', (each) => `${QUEUE_PAGES.claim}?id=${each}`),
  });
}
