import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/documents';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';

type Upload = typeof contract.uploadDocument;
type Remove = typeof contract.removeDocument;

/** Pieces of evidence; their content is fetched by `download.ts`. */
const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadDocument: build.mutation<DataOf<Upload>, CallArg<Upload>>({
      query: endpointQuery(contract.uploadDocument),
    }),
    removeDocument: build.mutation<DataOf<Remove>, CallArg<Remove>>({
      query: endpointQuery(contract.removeDocument),
    }),
  }),
});

export const { useUploadDocumentMutation, useRemoveDocumentMutation } = documentsApi;
