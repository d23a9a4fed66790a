import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/reports/list';
import { api } from '../base/api';
import type { SavedFile } from '../base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Lists of assessment reports. */
export const reportListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReports: build.query<Data<'listReports'>, Arg<'listReports'>>({
      query: endpointQuery(contract.listReports),
      providesTags: listTags('report'),
    }),
    exportOwnReports: build.mutation<SavedFile, FileArg<typeof contract.exportOwnReports>>({
      query: fileQuery(contract.exportOwnReports),
    }),
    listAllReports: build.query<Data<'listAllReports'>, Arg<'listAllReports'>>({
      query: endpointQuery(contract.listAllReports),
      providesTags: listTags('report'),
    }),
  }),
});

export const { useListReportsQuery, useListAllReportsQuery } = reportListApi;
