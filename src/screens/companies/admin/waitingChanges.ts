/** What asks for the requests that wait for an answer. */
export const WAITING_CHANGES = { status: 'waiting', pageSize: '50' } as const;
