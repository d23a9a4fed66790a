import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/boardTexts';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';
import { listTags } from './base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Texts in the board's own words. */
export const boardTextsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicTexts: build.query<Data<'getPublicTexts'>, Arg<'getPublicTexts'>>({
      query: endpointQuery(contract.getPublicTexts),
      providesTags: listTags('program'),
    }),
    listBoardTexts: build.query<Data<'listBoardTexts'>, Arg<'listBoardTexts'>>({
      query: endpointQuery(contract.listBoardTexts),
      providesTags: listTags('program'),
    }),
    changeBoardText: build.mutation<Data<'changeBoardText'>, Arg<'changeBoardText'>>({
      query: endpointQuery(contract.changeBoardText),
      invalidatesTags: ['program'],
    }),
    resetBoardText: build.mutation<Data<'resetBoardText'>, Arg<'resetBoardText'>>({
      query: endpointQuery(contract.resetBoardText),
      invalidatesTags: ['program'],
    }),
  }),
});

export const {
  useGetPublicTextsQuery,
  useListBoardTextsQuery,
  useChangeBoardTextMutation,
  useResetBoardTextMutation,
} = boardTextsApi;
