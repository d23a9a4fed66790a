import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/customs/files';
import { api } from '../base/api';
import type { SavedFile } from '../base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from '../base/endpointQuery';
import { listTags, recordTag } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Customs files on their way in, and the entry lines they posted. */
export const customsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomsBatches: build.query<Data<'listCustomsBatches'>, Arg<'listCustomsBatches'>>({
      query: endpointQuery(contract.listCustomsBatches),
      providesTags: listTags('customsBatch'),
    }),
    getCustomsBatch: build.query<Data<'getCustomsBatch'>, Arg<'getCustomsBatch'>>({
      query: endpointQuery(contract.getCustomsBatch),
      providesTags: (_answer, _failure, { params }) => [recordTag('customsBatch', params.id)],
    }),
    listCustomsBatchRows: build.query<Data<'listCustomsBatchRows'>, Arg<'listCustomsBatchRows'>>({
      query: endpointQuery(contract.listCustomsBatchRows),
      providesTags: (_answer, _failure, { params }) => [recordTag('customsBatch', params.id)],
    }),
    getCustomsBatchColumns: build.query<Data<'getCustomsBatchColumns'>, Arg<'getCustomsBatchColumns'>>({
      query: endpointQuery(contract.getCustomsBatchColumns),
      providesTags: (_answer, _failure, { params }) => [recordTag('customsBatch', params.id)],
    }),
    chooseCustomsBatchColumns: build.mutation<
      Data<'chooseCustomsBatchColumns'>,
      Arg<'chooseCustomsBatchColumns'>
    >({
      query: endpointQuery(contract.chooseCustomsBatchColumns),
      invalidatesTags: ['customsBatch'],
    }),
    uploadCustomsFile: build.mutation<Data<'uploadCustomsFile'>, Arg<'uploadCustomsFile'>>({
      query: endpointQuery(contract.uploadCustomsFile),
      invalidatesTags: ['customsBatch'],
    }),
    confirmCustomsBatch: build.mutation<Data<'confirmCustomsBatch'>, Arg<'confirmCustomsBatch'>>({
      query: endpointQuery(contract.confirmCustomsBatch),
      invalidatesTags: ['customsBatch', 'customsLine', 'refund', 'home'],
    }),
    correctCustomsRow: build.mutation<Data<'correctCustomsRow'>, Arg<'correctCustomsRow'>>({
      query: endpointQuery(contract.correctCustomsRow),
      invalidatesTags: ['customsBatch'],
    }),
    discardCustomsBatch: build.mutation<Data<'discardCustomsBatch'>, Arg<'discardCustomsBatch'>>({
      query: endpointQuery(contract.discardCustomsBatch),
      invalidatesTags: ['customsBatch', 'home'],
    }),
    listCustomsLines: build.query<Data<'listCustomsLines'>, Arg<'listCustomsLines'>>({
      query: endpointQuery(contract.listCustomsLines),
      providesTags: listTags('customsLine'),
    }),
    getCustomsLine: build.query<Data<'getCustomsLine'>, Arg<'getCustomsLine'>>({
      query: endpointQuery(contract.getCustomsLine),
      providesTags: (_answer, _failure, { params }) => [recordTag('customsLine', params.id)],
    }),
    downloadCustomsTemplate: build.mutation<SavedFile, FileArg<typeof contract.downloadCustomsTemplate>>({
      query: fileQuery(contract.downloadCustomsTemplate),
    }),
    downloadRejectedRows: build.mutation<SavedFile, FileArg<typeof contract.downloadRejectedRows>>({
      query: fileQuery(contract.downloadRejectedRows),
    }),
    exportCustomsLines: build.mutation<SavedFile, FileArg<typeof contract.exportCustomsLines>>({
      query: fileQuery(contract.exportCustomsLines),
    }),
  }),
});

export const {
  useListCustomsBatchesQuery,
  useGetCustomsBatchQuery,
  useListCustomsBatchRowsQuery,
  useGetCustomsBatchColumnsQuery,
  useChooseCustomsBatchColumnsMutation,
  useCorrectCustomsRowMutation,
  useConfirmCustomsBatchMutation,
  useDiscardCustomsBatchMutation,
  useListCustomsLinesQuery,
  useGetCustomsLineQuery,
} = customsApi;
