import { exportList } from '../../contract/endpoints/lists';
import { api } from './base/api';
import type { SavedFile } from './base/callReading';
import { type FileArg, fileQuery } from './base/endpointQuery';

/** Lists as files. */
export const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportList: build.mutation<SavedFile, FileArg<typeof exportList>>({ query: fileQuery(exportList) }),
  }),
});
