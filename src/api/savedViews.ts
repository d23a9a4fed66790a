import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/savedViews';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';
import { listTags } from './base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** The person's own views of lists: all of them in one answer, for there are few. */
const savedViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query<Data<'listSavedViews'>, Arg<'listSavedViews'>>({
      query: endpointQuery(contract.listSavedViews),
      providesTags: listTags('savedView'),
    }),
    saveView: build.mutation<Data<'saveView'>, Arg<'saveView'>>({
      query: endpointQuery(contract.saveView),
      invalidatesTags: ['savedView'],
    }),
    changeView: build.mutation<Data<'changeView'>, Arg<'changeView'>>({
      query: endpointQuery(contract.changeView),
      invalidatesTags: ['savedView'],
    }),
    removeView: build.mutation<Data<'removeView'>, Arg<'removeView'>>({
      query: endpointQuery(contract.removeView),
      invalidatesTags: ['savedView'],
    }),
  }),
});

export const { useListSavedViewsQuery, useSaveViewMutation, useChangeViewMutation, useRemoveViewMutation } =
  savedViewsApi;
