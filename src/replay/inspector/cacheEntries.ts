import * as z from 'zod/mini';

/** One answer of the query cache at a moment. */
export interface CacheEntry {
  readonly key: string;
  readonly endpoint: string;
  readonly args: unknown;
  readonly status: string;
  /** Milliseconds since it came, at that moment; undefined where it has not come or the log tells no times. */
  readonly age: number | undefined;
  readonly data: unknown;
  readonly error: unknown;
}

const cached = z.object({
  api: z.object({
    queries: z.record(
      z.string(),
      z.object({
        endpointName: z.optional(z.string()),
        originalArgs: z.optional(z.unknown()),
        status: z.string(),
        fulfilledTimeStamp: z.optional(z.number()),
        data: z.optional(z.unknown()),
        error: z.optional(z.unknown()),
      }),
    ),
  }),
});

/**
 * What the query cache of a state holds, in the order in which it was asked for.
 * @param at the moment of the state, milliseconds since 1970
 */
export function cacheEntries(state: unknown, at: number | undefined): readonly CacheEntry[] {
  const { data } = cached.safeParse(state);
  if (data === undefined) return [];
  return Object.entries(data.api.queries).map(([key, query]) => ({
    key,
    endpoint: query.endpointName ?? key,
    args: query.originalArgs,
    status: query.status,
    age:
      at === undefined || query.fulfilledTimeStamp === undefined
        ? undefined
        : Math.max(0, at - query.fulfilledTimeStamp),
    data: query.data,
    error: query.error,
  }));
}
