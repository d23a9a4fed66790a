import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/pendingChanges';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Changes that wait for a second administrator. */
const pendingChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPendingChanges: build.query<Data<'listPendingChanges'>, Arg<'listPendingChanges'>>({
      query: endpointQuery(contract.listPendingChanges),
      providesTags: listTags('pendingChange'),
    }),
    decidePendingChange: build.mutation<Data<'decidePendingChange'>, Arg<'decidePendingChange'>>({
      query: endpointQuery(contract.decidePendingChange),
      invalidatesTags: ['pendingChange', 'user', 'program', 'home', 'report'],
    }),
  }),
});

export const { useListPendingChangesQuery, useDecidePendingChangeMutation } = pendingChangesApi;
