import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/customs/importers';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags, recordTag } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Lines that change their company are seen in claims and accounts too. */
const moved = ['customsLine', 'company', 'refund', 'home'] as const;

/** What is done about entry lines after they were posted: importers nobody has, files taken back, differences, histories. */
const customsImportersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUnmatchedImporters: build.query<Data<'listUnmatchedImporters'>, Arg<'listUnmatchedImporters'>>({
      query: endpointQuery(contract.listUnmatchedImporters),
      providesTags: listTags('customsLine', 'company'),
    }),
    getImporter: build.query<Data<'getImporter'>, Arg<'getImporter'>>({
      query: endpointQuery(contract.getImporter),
      providesTags: listTags('customsLine', 'company'),
    }),
    assignImporter: build.mutation<Data<'assignImporter'>, Arg<'assignImporter'>>({
      query: endpointQuery(contract.assignImporter),
      // A dry run moves nothing.
      invalidatesTags: (answer) => (answer?.isDone === true ? [...moved] : []),
    }),
    createImporterCompany: build.mutation<Data<'createImporterCompany'>, Arg<'createImporterCompany'>>({
      query: endpointQuery(contract.createImporterCompany),
      invalidatesTags: (answer) => (answer?.isDone === true ? [...moved] : []),
    }),
    takeImporterBack: build.mutation<Data<'takeImporterBack'>, Arg<'takeImporterBack'>>({
      query: endpointQuery(contract.takeImporterBack),
      invalidatesTags: (answer) => (answer?.isDone === true ? [...moved] : []),
    }),
    getCustomsLineTotals: build.query<Data<'getCustomsLineTotals'>, Arg<'getCustomsLineTotals'>>({
      query: endpointQuery(contract.getCustomsLineTotals),
      providesTags: listTags('customsLine'),
    }),
    listLinePostings: build.query<Data<'listLinePostings'>, Arg<'listLinePostings'>>({
      query: endpointQuery(contract.listLinePostings),
      providesTags: listTags('customsLine'),
    }),
    listLineClaims: build.query<Data<'listLineClaims'>, Arg<'listLineClaims'>>({
      query: endpointQuery(contract.listLineClaims),
      providesTags: listTags('refund'),
    }),
    enterLineQuantity: build.mutation<Data<'enterLineQuantity'>, Arg<'enterLineQuantity'>>({
      query: endpointQuery(contract.enterLineQuantity),
      invalidatesTags: ['customsLine', 'refund'],
    }),
    getBatchOutcome: build.query<Data<'getBatchOutcome'>, Arg<'getBatchOutcome'>>({
      query: endpointQuery(contract.getBatchOutcome),
      providesTags: (_answer, _failure, { params }) => [
        recordTag('customsBatch', params.id),
        ...listTags('customsLine'),
      ],
    }),
    getBatchDependents: build.query<Data<'getBatchDependents'>, Arg<'getBatchDependents'>>({
      query: endpointQuery(contract.getBatchDependents),
      providesTags: listTags('customsBatch', 'customsLine', 'refund'),
    }),
    rollBackCustomsBatch: build.mutation<Data<'rollBackCustomsBatch'>, Arg<'rollBackCustomsBatch'>>({
      query: endpointQuery(contract.rollBackCustomsBatch),
      invalidatesTags: ['customsBatch', 'customsLine', 'refund', 'home'],
    }),
  }),
});

export const {
  useListUnmatchedImportersQuery,
  useGetImporterQuery,
  useAssignImporterMutation,
  useCreateImporterCompanyMutation,
  useTakeImporterBackMutation,
  useGetCustomsLineTotalsQuery,
  useListLinePostingsQuery,
  useListLineClaimsQuery,
  useEnterLineQuantityMutation,
  useGetBatchOutcomeQuery,
  useGetBatchDependentsQuery,
  useRollBackCustomsBatchMutation,
} = customsImportersApi;
