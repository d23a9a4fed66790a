/** A claim's place in the page of the queue it was opened from, and the addresses beside it. */
export interface QueueNavigation {
  /** From 1; null when the claim is not on that page any more. */
  readonly place: number | null;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly nextId: string | undefined;
  /** The address of a claim of the same queue. */
  readonly addressOf: (id: string) => string;
  readonly back: string;
}

/**
 * The way from a claim to its neighbors. The order is the one the page had when it was opened, so that a claim that was decided
 * and left the queue still has its place; from a claim that is not there the way goes on at the first.
 * @param queue the queue's address without its path
 */
export function queueNavigationFrom(ids: readonly string[], current: string, queue: string): QueueNavigation {
  const at = ids.indexOf(current);
  const addressOf = (id: string): string =>
    `/refunds/details?${new URLSearchParams({ id, queue }).toString()}`;
  const previousId = at > 0 ? ids[at - 1] : undefined;
  const nextId = ids[at + 1];
  return {
    place: at === -1 ? null : at + 1,
    total: ids.length,
    previous: previousId === undefined ? undefined : addressOf(previousId),
    next: nextId === undefined ? undefined : addressOf(nextId),
    nextId,
    addressOf,
    back: queue === '' ? '/admin/refunds' : `/admin/refunds?${queue}`,
  };
}
