import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/notifications/list';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** The reader's notifications. */
export const notificationListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Data<'listNotifications'>, Arg<'listNotifications'>>({
      query: endpointQuery(contract.listNotifications),
      providesTags: listTags('notification'),
    }),
    readNotifications: build.mutation<Data<'readNotifications'>, Arg<'readNotifications'>>({
      query: endpointQuery(contract.readNotifications),
      invalidatesTags: ['notification'],
    }),
  }),
});

export const { useListNotificationsQuery, useReadNotificationsMutation } = notificationListApi;
