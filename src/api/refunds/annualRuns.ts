import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/refunds/annualRuns';
import { api } from '../base/api';
import type { SavedFile } from '../base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** What all importers can still claim for a year, and the letters to them. */
export const annualRunsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAnnualRuns: build.query<Data<'listAnnualRuns'>, Arg<'listAnnualRuns'>>({
      query: endpointQuery(contract.listAnnualRuns),
      providesTags: listTags('annualRun'),
    }),
    getAnnualRun: build.query<Data<'getAnnualRun'>, Arg<'getAnnualRun'>>({
      query: endpointQuery(contract.getAnnualRun),
      providesTags: listTags('annualRun'),
    }),
    listAnnualRunRows: build.query<Data<'listAnnualRunRows'>, Arg<'listAnnualRunRows'>>({
      query: endpointQuery(contract.listAnnualRunRows),
      providesTags: listTags('annualRun'),
    }),
    startAnnualRun: build.mutation<Data<'startAnnualRun'>, Arg<'startAnnualRun'>>({
      query: endpointQuery(contract.startAnnualRun),
      invalidatesTags: ['annualRun'],
    }),
    cancelAnnualRun: build.mutation<Data<'cancelAnnualRun'>, Arg<'cancelAnnualRun'>>({
      query: endpointQuery(contract.cancelAnnualRun),
      invalidatesTags: ['annualRun'],
    }),
    sendAnnualLetters: build.mutation<Data<'sendAnnualLetters'>, Arg<'sendAnnualLetters'>>({
      query: endpointQuery(contract.sendAnnualLetters),
      invalidatesTags: ['annualRun'],
    }),
    printAnnualLetters: build.mutation<SavedFile, FileArg<typeof contract.printAnnualLetters>>({
      query: fileQuery(contract.printAnnualLetters),
    }),
  }),
});

export const {
  useListAnnualRunsQuery,
  useGetAnnualRunQuery,
  useListAnnualRunRowsQuery,
  useStartAnnualRunMutation,
  useCancelAnnualRunMutation,
  useSendAnnualLettersMutation,
} = annualRunsApi;
