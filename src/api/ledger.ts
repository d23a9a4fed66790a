import type { DataOf } from '../../contract/endpoint';
import { exportLedger, getLedger } from '../../contract/endpoints/ledger';
import { api } from './base/api';
import type { SavedFile } from './base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from './base/endpointQuery';
import { listTags } from './base/tags';

/** A company's account: its statement, on screen and as a file. */
export const ledgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLedger: build.query<DataOf<typeof getLedger>, CallArg<typeof getLedger>>({
      query: endpointQuery(getLedger),
      providesTags: listTags('payment', 'report'),
    }),
    exportLedger: build.mutation<SavedFile, FileArg<typeof exportLedger>>({
      query: fileQuery(exportLedger),
    }),
  }),
});

export const { useGetLedgerQuery } = ledgerApi;
