import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/refunds/rows';
import { api } from '../base/api';
import type { SavedFile } from '../base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from '../base/endpointQuery';

type Read = typeof contract.readClaimFile;
type Places = typeof contract.findEntryPlaces;

/** The lines of a claim from a file, and the templates to fill in. */
export const claimRowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readClaimFile: build.mutation<DataOf<Read>, CallArg<Read>>({
      query: endpointQuery(contract.readClaimFile),
    }),
    findEntryPlaces: build.mutation<DataOf<Places>, CallArg<Places>>({
      query: endpointQuery(contract.findEntryPlaces),
    }),
    downloadClaimTemplate: build.mutation<SavedFile, FileArg<typeof contract.downloadClaimTemplate>>({
      query: fileQuery(contract.downloadClaimTemplate),
    }),
  }),
});
