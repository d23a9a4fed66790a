import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type QueueAddresses,
  type QueueNavigation,
  queueNavigationFrom,
} from '../components/record/queueNavigation';
import {
  type OutcomesPart,
  QUEUE_PAGES,
  type QueuePage,
  queueSeen,
  type SeenQueue,
  selectOutcomes,
} from '../state/outcomes';
import { type ListSchema, readListQuery } from './listQuery';

/** What a list's address asks its endpoint for. */
export function queueQuery<S extends ListSchema>(schema: S | undefined, queue: string) {
  if (schema === undefined) throw new Error('the endpoint takes no query');
  return readListQuery(schema, Object.fromEntries(new URLSearchParams(queue)));
}

/** A record on screen, and the list it was opened from, as the address names them. */
interface Place {
  readonly page: QueuePage;
  readonly id: string | null;
  readonly queue: string | null;
}

interface Opened extends Place, QueueAddresses {
  /** The list's page as it is now: decided records leave it, and others move up. */
  readonly ids: readonly string[] | undefined;
  /** A later page of the list, where one was asked for. */
  readonly onward?: readonly string[] | undefined;
  /** How many records the list has, and how many of them before this page; undefined where the queue is the page alone. */
  readonly whole?: { readonly total: number; readonly before: number } | undefined;
}

/** The order of the queue in which a record was opened, as it was first seen; null before that. */
export function useSeenOrder({ page, queue }: Omit<Place, 'id'>): SeenQueue | null {
  const { seenQueue } = useSelector((state: OutcomesPart) => selectOutcomes(state));
  // Logs of earlier builds name no page: they knew claims alone.
  return seenQueue !== null && (seenQueue.page ?? QUEUE_PAGES.claim) === page && seenQueue.queue === queue
    ? seenQueue
    : null;
}

/** As many records as somebody with a quick hand passes while the server answers. */
const LOOK_AHEAD = 8;

/** Whether the records after these must be known soon, so that the way goes on beyond the page of the list. */
export const isNearEnd = (ids: readonly string[], id: string | null): boolean =>
  id !== null && ids.indexOf(id) >= ids.length - LOOK_AHEAD;

/**
 * The records beside this one in the list it was opened from; undefined where it was opened from elsewhere. The order is kept as it
 * was first seen, while records leave the list as they are decided, and goes on with those that come after.
 */
export function useSeenQueue(opened: Opened): QueueNavigation | undefined {
  const { page, id, queue, ids, onward = [], whole } = opened;
  const dispatch = useDispatch();
  const seen = useSeenOrder(opened);
  const order = seen?.ids ?? ids;
  const added =
    seen !== null && isNearEnd(seen.ids, id)
      ? [...new Set([...(ids ?? []), ...onward])].filter((each) => !seen.ids.includes(each))
      : [];
  const more = added.join(' ');
  useEffect(() => {
    if (queue === null || ids === undefined) return;
    if (seen === null) dispatch(queueSeen({ page, queue, ids: [...ids], ...whole }));
    else if (more !== '') dispatch(queueSeen({ ...seen, ids: [...seen.ids, ...more.split(' ')] }));
  }, [page, queue, ids, whole, seen, more, dispatch]);
  if (id === null || queue === null || order === undefined) return undefined;
  const walk = queueNavigationFrom(order, id, opened);
  const { total = 0, before = 0 } = seen ?? {};
  return {
    ...walk,
    place: walk.place === null ? null : walk.place + before,
    total: Math.max(walk.total + before, total),
  };
}
