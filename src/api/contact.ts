import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/contact';
import { readOutbox } from '../../contract/endpoints/outbox';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';
import { listTags } from './base/tags';

type Send = typeof contract.sendContactMessage;
type List = typeof contract.listContactMessages;
type Mark = typeof contract.markContactMessage;

/** Messages to the board, and the emails of a local start. */
const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<DataOf<Send>, CallArg<Send>>({
      query: endpointQuery(contract.sendContactMessage),
      invalidatesTags: ['message'],
    }),
    listContactMessages: build.query<DataOf<List>, CallArg<List>>({
      query: endpointQuery(contract.listContactMessages),
      providesTags: listTags('message'),
    }),
    markContactMessage: build.mutation<DataOf<Mark>, CallArg<Mark>>({
      query: endpointQuery(contract.markContactMessage),
      invalidatesTags: ['message'],
    }),
    readOutbox: build.query<DataOf<typeof readOutbox>, CallArg<typeof readOutbox>>({
      query: endpointQuery(readOutbox),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useSendContactMessageMutation,
  useListContactMessagesQuery,
  useMarkContactMessageMutation,
  useReadOutboxQuery,
} = contactApi;
