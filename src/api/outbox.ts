import type { DataOf } from '../../contract/endpoint';
import { readOutbox } from '../../contract/endpoints/outbox';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';

/** The emails of a local start, which are shown instead of sent. */
const outboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOutbox: build.query<DataOf<typeof readOutbox>, CallArg<typeof readOutbox>>({
      query: endpointQuery(readOutbox),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useReadOutboxQuery } = outboxApi;
