import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/notifications/choices';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Get = typeof contract.getNotificationChoices;
type Choose = typeof contract.chooseNotification;

/** What the reader is told of, and how. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationChoices: build.query<DataOf<Get>, CallArg<Get>>({
      query: endpointQuery(contract.getNotificationChoices),
      providesTags: listTags('noticeChoice'),
    }),
    chooseNotification: build.mutation<DataOf<Choose>, CallArg<Choose>>({
      query: endpointQuery(contract.chooseNotification),
      invalidatesTags: ['noticeChoice'],
    }),
  }),
});

export const { useGetNotificationChoicesQuery, useChooseNotificationMutation } = notificationsApi;
