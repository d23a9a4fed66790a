import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/reports/grid';
import { api } from '../base/api';
import type { SavedFile } from '../base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Who has reported which period, and reminding those who have not. */
export const gridApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReportGrid: build.query<Data<'getReportGrid'>, Arg<'getReportGrid'>>({
      query: endpointQuery(contract.getReportGrid),
      providesTags: listTags('report'),
    }),
    previewReminders: build.query<Data<'previewReminders'>, Arg<'previewReminders'>>({
      query: endpointQuery(contract.previewReminders),
      providesTags: listTags('report'),
      keepUnusedDataFor: 0,
    }),
    sendReminders: build.mutation<Data<'sendReminders'>, Arg<'sendReminders'>>({
      query: endpointQuery(contract.sendReminders),
      invalidatesTags: ['report', 'home'],
    }),
    exportReportGrid: build.mutation<SavedFile, FileArg<typeof contract.exportReportGrid>>({
      query: fileQuery(contract.exportReportGrid),
    }),
    printReminders: build.mutation<SavedFile, FileArg<typeof contract.printReminders>>({
      query: fileQuery(contract.printReminders),
    }),
  }),
});

export const { useGetReportGridQuery, usePreviewRemindersQuery, useSendRemindersMutation } = gridApi;
