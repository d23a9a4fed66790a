import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/contact';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';
import { listTags } from './base/tags';

type Send = typeof contract.sendContactMessage;
type List = typeof contract.listContactMessages;
type Mark = typeof contract.markContactMessage;

/** Messages to the board. */
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
  }),
});

export const { useSendContactMessageMutation, useListContactMessagesQuery, useMarkContactMessageMutation } =
  contactApi;
