import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/users/list';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Staff and company users. */
export const userListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Data<'listUsers'>, Arg<'listUsers'>>({
      query: endpointQuery(contract.listUsers),
      providesTags: listTags('user'),
    }),
  }),
});

export const { useListUsersQuery } = userListApi;
