import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/home';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';
import { listTags } from './base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** The work that is waiting for the reader. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<Data<'getHome'>, Arg<'getHome'>>({
      query: endpointQuery(contract.getHome),
      providesTags: listTags('home'),
    }),
  }),
});

export const { useGetHomeQuery } = homeApi;
