import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { listAllRefunds } from '../../../../contract/endpoints/refunds/claims';
import { useListAllRefundsQuery } from '../../../api/refunds/claims';
import { readListQuery } from '../../../lists/listQuery';
import { OPEN_STATUS } from '../queue/queues';
import { type QueueNavigation, queueNavigationFrom } from './queueNavigation';

/**
 * The claims beside this one in the queue it was opened from; undefined where it was opened from elsewhere. The order is kept as it
 * was first seen, while claims leave the queue as they are decided.
 */
export function useQueueNavigation(id: string | null, queue: string | null): QueueNavigation | undefined {
  const [seen, setSeen] = useState<{ readonly queue: string; readonly ids: readonly string[] } | null>(null);
  const schema = listAllRefunds.query;
  if (schema === undefined) throw new Error('the endpoint takes no query');
  const asked = readListQuery(schema, Object.fromEntries(new URLSearchParams(queue ?? '')));
  const { data } = useListAllRefundsQuery(
    queue === null ? skipToken : { query: { ...asked, status: asked.status ?? OPEN_STATUS } },
  );
  const isSeen = seen !== null && seen.queue === queue;
  if (queue !== null && data !== undefined && !isSeen)
    setSeen({ queue, ids: data.rows.map((row) => row.id) });
  if (id === null || queue === null || !isSeen) return undefined;
  return queueNavigationFrom(seen.ids, id, queue);
}
