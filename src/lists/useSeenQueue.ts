import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type QueueAddresses,
  type QueueNavigation,
  queueNavigationFrom,
} from '../components/record/queueNavigation';
import { type OutcomesPart, QUEUE_PAGES, type QueuePage, queueSeen, selectOutcomes } from '../state/outcomes';
import { type ListSchema, readListQuery } from './listQuery';

/** What a list's address asks its endpoint for. */
export function queueQuery<S extends ListSchema>(schema: S | undefined, queue: string) {
  if (schema === undefined) throw new Error('the endpoint takes no query');
  return readListQuery(schema, Object.fromEntries(new URLSearchParams(queue)));
}

interface Opened extends QueueAddresses {
  readonly page: QueuePage;
  /** The record on screen, and the list it was opened from, as the address names them. */
  readonly id: string | null;
  readonly queue: string | null;
  /** The list's page as it is now. */
  readonly ids: readonly string[] | undefined;
}

/**
 * The records beside this one in the list it was opened from; undefined where it was opened from elsewhere. The order is kept as it
 * was first seen, while records leave the list as they are decided.
 */
export function useSeenQueue(opened: Opened): QueueNavigation | undefined {
  const { page, id, queue, ids } = opened;
  const dispatch = useDispatch();
  const { seenQueue } = useSelector((state: OutcomesPart) => selectOutcomes(state));
  // Logs of earlier builds name no page: they knew claims alone.
  const isSeen =
    seenQueue !== null && (seenQueue.page ?? QUEUE_PAGES.claim) === page && seenQueue.queue === queue;
  useEffect(() => {
    if (queue !== null && ids !== undefined && !isSeen) dispatch(queueSeen({ page, queue, ids: [...ids] }));
  }, [page, queue, ids, isSeen, dispatch]);
  const order = isSeen ? seenQueue.ids : ids;
  if (id === null || queue === null || order === undefined) return undefined;
  return queueNavigationFrom(order, id, opened);
}
