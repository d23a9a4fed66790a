import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/documents';
import { api } from '../base/api';
import type { SavedFile } from '../base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from '../base/endpointQuery';

type Upload = typeof contract.uploadDocument;
type Remove = typeof contract.removeDocument;
type Table = typeof contract.showDocumentTable;

/** Pieces of evidence. */
export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadDocument: build.mutation<DataOf<Upload>, CallArg<Upload>>({
      query: endpointQuery(contract.uploadDocument),
    }),
    removeDocument: build.mutation<DataOf<Remove>, CallArg<Remove>>({
      query: endpointQuery(contract.removeDocument),
    }),
    showDocumentPicture: build.mutation<SavedFile, FileArg<typeof contract.showDocumentPicture>>({
      query: fileQuery(contract.showDocumentPicture),
    }),
    showDocumentTable: build.query<DataOf<Table>, CallArg<Table>>({
      query: endpointQuery(contract.showDocumentTable),
    }),
    downloadDocument: build.mutation<SavedFile, FileArg<typeof contract.downloadDocument>>({
      query: fileQuery(contract.downloadDocument),
    }),
  }),
});

export const { useRemoveDocumentMutation, useShowDocumentTableQuery } = documentsApi;
