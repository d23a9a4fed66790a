import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/search';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Finds records by number or name. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchRecords: build.query<Data<'searchRecords'>, Arg<'searchRecords'>>({
      query: endpointQuery(contract.searchRecords),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSearchRecordsQuery } = searchApi;
