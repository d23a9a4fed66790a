import type { DataOf } from '../../contract/endpoint';
import * as exceptions from '../../contract/endpoints/refundExceptions';
import * as review from '../../contract/endpoints/refundReview';
import { api } from './api';
import { endpointQuery, type CallArg } from './endpointQuery';

const contract = { ...review, ...exceptions };
type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

const moved = ['refund', 'customsLine', 'home', 'notification'] as const;

/** Reviewing many claims, appeals, set-offs, and the exceptions made for a company's year. */
export const refundReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviewers: build.query<Data<'listReviewers'>, Arg<'listReviewers'>>({
      query: endpointQuery(contract.listReviewers),
      providesTags: ['user'],
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
    hearAppeal: build.mutation<Data<'hearAppeal'>, Arg<'hearAppeal'>>({
      query: endpointQuery(contract.hearAppeal),
      invalidatesTags: [...moved],
    }),
    setOffRefund: build.mutation<Data<'setOffRefund'>, Arg<'setOffRefund'>>({
      query: endpointQuery(contract.setOffRefund),
      invalidatesTags: [...moved, 'paymentRun', 'report', 'company'],
    }),
    noteRepayment: build.mutation<Data<'noteRepayment'>, Arg<'noteRepayment'>>({
      query: endpointQuery(contract.noteRepayment),
      invalidatesTags: [...moved, 'paymentRun'],
    }),
    listRefundWaivers: build.query<Data<'listRefundWaivers'>, Arg<'listRefundWaivers'>>({
      query: endpointQuery(contract.listRefundWaivers),
      providesTags: ['refund'],
    }),
    waiveRefunds: build.mutation<Data<'waiveRefunds'>, Arg<'waiveRefunds'>>({
      query: endpointQuery(contract.waiveRefunds),
      invalidatesTags: ['refund'],
    }),
    withdrawRefundWaiver: build.mutation<Data<'withdrawRefundWaiver'>, Arg<'withdrawRefundWaiver'>>({
      query: endpointQuery(contract.withdrawRefundWaiver),
      invalidatesTags: ['refund'],
    }),
    listLateLeaves: build.query<Data<'listLateLeaves'>, Arg<'listLateLeaves'>>({
      query: endpointQuery(contract.listLateLeaves),
      providesTags: ['refund'],
    }),
    grantLateLeave: build.mutation<Data<'grantLateLeave'>, Arg<'grantLateLeave'>>({
      query: endpointQuery(contract.grantLateLeave),
      invalidatesTags: ['refund'],
    }),
  }),
});

export const {
  useListReviewersQuery,
  useAssignRefundMutation,
  usePreviewBulkVerifyMutation,
  useBulkVerifyMutation,
  useAppealRefundMutation,
  useHearAppealMutation,
  useSetOffRefundMutation,
  useNoteRepaymentMutation,
  useListRefundWaiversQuery,
  useWaiveRefundsMutation,
  useWithdrawRefundWaiverMutation,
  useListLateLeavesQuery,
  useGrantLateLeaveMutation,
} = refundReviewApi;
