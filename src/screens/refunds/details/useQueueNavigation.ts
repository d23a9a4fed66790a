import { skipToken } from '@reduxjs/toolkit/query';
import { listAllRefunds } from '../../../../contract/endpoints/refunds/claims';
import { useListAllRefundsQuery } from '../../../api/refunds/claims';
import { queueAddresses, type QueueNavigation } from '../../../components/record/queueNavigation';
import { queueQuery, useSeenQueue } from '../../../lists/useSeenQueue';
import { QUEUE_PAGES } from '../../../state/outcomes';
import { OPEN_STATUS } from '../queue/queues';

/** The claims beside this one in the queue it was opened from; undefined where it was opened from elsewhere. */
export function useQueueNavigation(id: string | null, queue: string | null): QueueNavigation | undefined {
  const asked = queueQuery(listAllRefunds.query, queue ?? '');
  const { data } = useListAllRefundsQuery(
    queue === null ? skipToken : { query: { ...asked, status: asked.status ?? OPEN_STATUS } },
  );
  return useSeenQueue({
    page: QUEUE_PAGES.claim,
    id,
    queue,
    ids: data?.rows.map((row) => row.id),
    ...queueAddresses('/admin/refunds', queue ?? '', (each) => `${QUEUE_PAGES.claim}?id=${each}`),
  });
}
