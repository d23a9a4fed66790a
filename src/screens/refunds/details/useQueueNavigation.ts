import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listAllRefunds } from '../../../../contract/endpoints/refunds/claims';
import { useListAllRefundsQuery } from '../../../api/refunds/claims';
import { readListQuery } from '../../../lists/listQuery';
import { type OutcomesPart, queueSeen, selectOutcomes } from '../../../state/outcomes';
import { OPEN_STATUS } from '../queue/queues';
import { type QueueNavigation, queueNavigationFrom } from './queueNavigation';

/**
 * The claims beside this one in the queue it was opened from; undefined where it was opened from elsewhere. The order is kept as it
 * was first seen, while claims leave the queue as they are decided.
 */
export function useQueueNavigation(id: string | null, queue: string | null): QueueNavigation | undefined {
  const dispatch = useDispatch();
  const { seenQueue } = useSelector((state: OutcomesPart) => selectOutcomes(state));
  const schema = listAllRefunds.query;
  if (schema === undefined) throw new Error('the endpoint takes no query');
  const asked = readListQuery(schema, Object.fromEntries(new URLSearchParams(queue ?? '')));
  const { data } = useListAllRefundsQuery(
    queue === null ? skipToken : { query: { ...asked, status: asked.status ?? OPEN_STATUS } },
  );
  const isSeen = seenQueue !== null && seenQueue.queue === queue;
  const ids = isSeen ? seenQueue.ids : data?.rows.map((row) => row.id);
  useEffect(() => {
    if (queue !== null && data !== undefined && !isSeen)
      dispatch(queueSeen({ queue, ids: data.rows.map((row) => row.id) }));
  }, [queue, data, isSeen, dispatch]);
  if (id === null || queue === null || ids === undefined) return undefined;
  return queueNavigationFrom(ids, id, queue);
}
