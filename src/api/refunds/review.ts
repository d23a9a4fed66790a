import type { DataOf } from '../../../contract/endpoint';
import * as exceptions from '../../../contract/endpoints/refunds/exceptions';
import * as review from '../../../contract/endpoints/refunds/review';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags, recordTag } from '../base/tags';

const contract = { ...review, ...exceptions };
type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

const moved = ['refund', 'customsLine', 'home', 'notification'] as const;

/** Reviewing many claims, appeals, set-offs, and the exceptions made for a company's year. */
export const refundReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviewers: build.query<Data<'listReviewers'>, Arg<'listReviewers'>>({
      query: endpointQuery(contract.listReviewers),
      providesTags: listTags('user'),
    }),
    listReasonTemplates: build.query<Data<'listReasonTemplates'>, Arg<'listReasonTemplates'>>({
      query: endpointQuery(contract.listReasonTemplates),
      providesTags: listTags('program', 'refund'),
    }),
    // It moves with the claim on screen; what happens to the company's other claims is no reason to ask again.
    getCompanyContext: build.query<Data<'getCompanyContext'>, Arg<'getCompanyContext'>>({
      query: endpointQuery(contract.getCompanyContext),
      providesTags: (_answer, _failure, { params }) => [recordTag('refund', params.id)],
    }),
    assignRefund: build.mutation<Data<'assignRefund'>, Arg<'assignRefund'>>({
      query: endpointQuery(contract.assignRefund),
      invalidatesTags: ['refund'],
    }),
    previewBulkVerify: build.mutation<Data<'previewBulkVerify'>, Arg<'previewBulkVerify'>>({
      query: endpointQuery(contract.previewBulkVerify),
    }),
    // The screen asks for the lists again once, when the last hundred is done.
    bulkVerify: build.mutation<Data<'bulkVerify'>, Arg<'bulkVerify'>>({
      query: endpointQuery(contract.bulkVerify),
      invalidatesTags: (answer) => (answer?.next === null ? [...moved] : []),
    }),
    appealRefund: build.mutation<Data<'appealRefund'>, Arg<'appealRefund'>>({
      query: endpointQuery(contract.appealRefund),
      invalidatesTags: [...moved],
    }),
    decideAppeal: build.mutation<Data<'decideAppeal'>, Arg<'decideAppeal'>>({
      query: endpointQuery(contract.decideAppeal),
      invalidatesTags: [...moved],
    }),
    offsetRefund: build.mutation<Data<'offsetRefund'>, Arg<'offsetRefund'>>({
      query: endpointQuery(contract.offsetRefund),
      invalidatesTags: [...moved, 'paymentRun', 'report', 'company'],
    }),
    noteRepayment: build.mutation<Data<'noteRepayment'>, Arg<'noteRepayment'>>({
      query: endpointQuery(contract.noteRepayment),
      invalidatesTags: [...moved, 'paymentRun'],
    }),
    listRefundWaivers: build.query<Data<'listRefundWaivers'>, Arg<'listRefundWaivers'>>({
      query: endpointQuery(contract.listRefundWaivers),
      providesTags: listTags('refund'),
    }),
    waiveRefunds: build.mutation<Data<'waiveRefunds'>, Arg<'waiveRefunds'>>({
      query: endpointQuery(contract.waiveRefunds),
      invalidatesTags: ['refund'],
    }),
    withdrawRefundWaiver: build.mutation<Data<'withdrawRefundWaiver'>, Arg<'withdrawRefundWaiver'>>({
      query: endpointQuery(contract.withdrawRefundWaiver),
      invalidatesTags: ['refund'],
    }),
    listFilingExtensions: build.query<Data<'listFilingExtensions'>, Arg<'listFilingExtensions'>>({
      query: endpointQuery(contract.listFilingExtensions),
      providesTags: listTags('refund'),
    }),
    grantFilingExtension: build.mutation<Data<'grantFilingExtension'>, Arg<'grantFilingExtension'>>({
      query: endpointQuery(contract.grantFilingExtension),
      invalidatesTags: ['refund'],
    }),
  }),
});

export const {
  useListReviewersQuery,
  useListReasonTemplatesQuery,
  useGetCompanyContextQuery,
  useAssignRefundMutation,
  usePreviewBulkVerifyMutation,
  useBulkVerifyMutation,
  useAppealRefundMutation,
  useDecideAppealMutation,
  useOffsetRefundMutation,
  useNoteRepaymentMutation,
  useListRefundWaiversQuery,
  useWaiveRefundsMutation,
  useWithdrawRefundWaiverMutation,
  useListFilingExtensionsQuery,
  useGrantFilingExtensionMutation,
} = refundReviewApi;
