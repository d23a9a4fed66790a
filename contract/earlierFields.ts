/** Fields of stored drafts that earlier builds named differently: the earlier name to today's. */
export const EARLIER_FIELDS = { unsent: 'pendingAtCustoms', deed: 'action' } as const;
