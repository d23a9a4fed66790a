import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { listAllRefunds } from '../../../../contract/endpoints/refunds/claims';
import { useListAllRefundsQuery } from '../../../api/refunds/claims';
import { queueAddresses, type QueueNavigation } from '../../../components/record/queueNavigation';
import { isNearEnd, queueQuery, useSeenOrder, useSeenQueue } from '../../../lists/useSeenQueue';
import { QUEUE_PAGES } from '../../../state/outcomes';
import { OPEN_STATUS } from '../queue/queues';

/** The claims beside this one in the queue it was opened from; undefined where it was opened from elsewhere. */
export function useQueueNavigation(id: string | null, queue: string | null): QueueNavigation | undefined {
  const page = QUEUE_PAGES.claim;
  const asked = queueQuery(listAllRefunds.query, queue ?? '');
  const query = { ...asked, status: asked.status ?? OPEN_STATUS };
  const { data } = useListAllRefundsQuery(queue === null ? skipToken : { query });
  // Pages whose claims are all known: those that stay in the list are passed over.
  const [known, setKnown] = useState(0);
  const seen = useSeenOrder({ page, queue });
  const asksOnward = seen !== null && data !== undefined && isNearEnd(seen.ids, id);
  const next = data === undefined ? 1 : data.page + 1 + known;
  const { currentData: later } = useListAllRefundsQuery(
    asksOnward && next <= Math.ceil(data.total / data.pageSize)
      ? { query: { ...query, cursor: undefined, page: next.toString() } }
      : skipToken,
  );
  const onward = later?.rows.map((row) => row.id);
  const isKnown =
    seen !== null &&
    onward !== undefined &&
    onward.length > 0 &&
    onward.every((each) => seen.ids.includes(each));
  if (isKnown) setKnown(known + 1);
  // Decided claims have left the pages by then, so all of them are looked through again.
  if (!asksOnward && known > 0) setKnown(0);
  return useSeenQueue({
    page,
    id,
    queue,
    ids: data?.rows.map((row) => row.id),
    onward,
    whole: data === undefined ? undefined : { total: data.total, before: (data.page - 1) * data.pageSize },
    ...queueAddresses('/admin/refunds', queue ?? '', (each) => `${QUEUE_PAGES.claim}?id=${each}`),
  });
}
