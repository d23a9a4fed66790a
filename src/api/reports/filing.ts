import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/reports/filing';
import { api } from '../base/api';
import type { SavedFile } from '../base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from '../base/endpointQuery';
import { listTags, recordTag } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** What a report that is sent or decided on moves: reports and open periods, what is owed, and the work lists. */
const moved = ['report', 'home', 'company', 'notification'] as const;

/** Reports: the periods to report, drafts, previews, sending, amending and reviewing. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReport: build.query<Data<'getReport'>, Arg<'getReport'>>({
      query: endpointQuery(contract.getReport),
      providesTags: (_answer, _failure, { params }) => [recordTag('report', params.id)],
    }),
    listOpenPeriods: build.query<Data<'listOpenPeriods'>, Arg<'listOpenPeriods'>>({
      query: endpointQuery(contract.listOpenPeriods),
      providesTags: listTags('report', 'draft', 'program'),
    }),
    getReportDraft: build.query<Data<'getReportDraft'>, Arg<'getReportDraft'>>({
      query: endpointQuery(contract.getReportDraft),
      keepUnusedDataFor: 0,
    }),
    // Saving must not ask for the draft again under the fingers of whoever is typing.
    saveReportDraft: build.mutation<Data<'saveReportDraft'>, Arg<'saveReportDraft'>>({
      query: endpointQuery(contract.saveReportDraft),
    }),
    discardReportDraft: build.mutation<Data<'discardReportDraft'>, Arg<'discardReportDraft'>>({
      query: endpointQuery(contract.discardReportDraft),
      invalidatesTags: ['draft'],
    }),
    previewReport: build.query<Data<'previewReport'>, Arg<'previewReport'>>({
      query: endpointQuery(contract.previewReport),
      keepUnusedDataFor: 0,
    }),
    submitReport: build.mutation<Data<'submitReport'>, Arg<'submitReport'>>({
      query: endpointQuery(contract.submitReport),
      // A refusal may be news too: somebody else has sent the period's report.
      invalidatesTags: (answer) => (answer === undefined ? ['report'] : [...moved, 'draft']),
    }),
    previewAmendment: build.query<Data<'previewAmendment'>, Arg<'previewAmendment'>>({
      query: endpointQuery(contract.previewAmendment),
      keepUnusedDataFor: 0,
    }),
    amendReport: build.mutation<Data<'amendReport'>, Arg<'amendReport'>>({
      query: endpointQuery(contract.amendReport),
      invalidatesTags: (answer) => (answer === undefined ? ['report'] : [...moved]),
    }),
    getAmendmentEffects: build.query<Data<'getAmendmentEffects'>, Arg<'getAmendmentEffects'>>({
      query: endpointQuery(contract.getAmendmentEffects),
      providesTags: listTags('report'),
    }),
    reviewReport: build.mutation<Data<'reviewReport'>, Arg<'reviewReport'>>({
      query: endpointQuery(contract.reviewReport),
      invalidatesTags: (answer) => (answer === undefined ? ['report'] : [...moved]),
    }),
    uploadReportLines: build.mutation<Data<'uploadReportLines'>, Arg<'uploadReportLines'>>({
      query: endpointQuery(contract.uploadReportLines),
    }),
    downloadLinesTemplate: build.mutation<SavedFile, FileArg<typeof contract.downloadLinesTemplate>>({
      query: fileQuery(contract.downloadLinesTemplate),
    }),
    downloadReceipt: build.mutation<SavedFile, FileArg<typeof contract.downloadReceipt>>({
      query: fileQuery(contract.downloadReceipt),
    }),
  }),
});

export const {
  useGetReportQuery,
  useListOpenPeriodsQuery,
  useDiscardReportDraftMutation,
  useSubmitReportMutation,
  useAmendReportMutation,
  useGetAmendmentEffectsQuery,
  useReviewReportMutation,
} = reportsApi;
