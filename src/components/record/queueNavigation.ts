/** A record's place in the page of the list it was opened from, and the addresses beside it. */
export interface QueueNavigation {
  /** From 1; null when the record is not on that page any more. */
  readonly place: number | null;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly nextId: string | undefined;
  /** The address of a record of the same list. */
  readonly addressOf: (id: string) => string;
  readonly back: string;
}

/** The addresses of a list and of its records. */
export interface QueueAddresses {
  readonly addressOf: (id: string) => string;
  readonly back: string;
}

/**
 * The way from a record to its neighbors. The order is the one the page had when it was opened, so that a record that was decided
 * and left the list still has its place; from a record that is not there the way goes on at the first.
 */
export function queueNavigationFrom(
  ids: readonly string[],
  current: string,
  { addressOf, back }: QueueAddresses,
): QueueNavigation {
  const at = ids.indexOf(current);
  const previousId = at > 0 ? ids[at - 1] : undefined;
  const nextId = ids[at + 1];
  return {
    place: at === -1 ? null : at + 1,
    total: ids.length,
    previous: previousId === undefined ? undefined : addressOf(previousId),
    next: nextId === undefined ? undefined : addressOf(nextId),
    nextId,
    addressOf,
    back,
  };
}

/**
 * The addresses of the records of a list, each with the list it was opened from.
 * @param page the page of a record, such as `/exemptions/details?id=7`
 * @param queue the list's address without its path
 */
export const queueAddresses = (
  list: string,
  queue: string,
  page: (id: string) => string,
): QueueAddresses => ({
  addressOf: (id) => inQueue(page(id), queue),
  back: queue === '' ? list : `${list}?${queue}`,
});

/** A record's address with the list it is opened from, so that its page knows the records beside it. */
export const inQueue = (page: string, queue: string): string =>
  `${page}&${new URLSearchParams({ queue }).toString()}`;
