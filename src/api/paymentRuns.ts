import type { DataOf } from '../../contract/endpoint';
import * as account from '../../contract/endpoints/paymentRuns/payeeAccount';
import * as contract from '../../contract/endpoints/paymentRuns/runs';
import { api } from './base/api';
import type { SavedFile } from './base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from './base/endpointQuery';
import { listTags } from './base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

const moved = ['paymentRun', 'refund', 'home', 'notification'] as const;

/** Payment runs, and the account a company's refunds go to. */
export const paymentRunsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReadyClaims: build.query<Data<'listReadyClaims'>, Arg<'listReadyClaims'>>({
      query: endpointQuery(contract.listReadyClaims),
      providesTags: listTags('paymentRun', 'refund'),
    }),
    listPaymentRuns: build.query<Data<'listPaymentRuns'>, Arg<'listPaymentRuns'>>({
      query: endpointQuery(contract.listPaymentRuns),
      providesTags: listTags('paymentRun'),
    }),
    getPaymentRun: build.query<Data<'getPaymentRun'>, Arg<'getPaymentRun'>>({
      query: endpointQuery(contract.getPaymentRun),
      providesTags: listTags('paymentRun'),
    }),
    preparePaymentRun: build.mutation<Data<'preparePaymentRun'>, Arg<'preparePaymentRun'>>({
      query: endpointQuery(contract.preparePaymentRun),
      invalidatesTags: [...moved],
    }),
    releasePaymentRun: build.mutation<Data<'releasePaymentRun'>, Arg<'releasePaymentRun'>>({
      query: endpointQuery(contract.releasePaymentRun),
      invalidatesTags: [...moved],
    }),
    takeClaimOut: build.mutation<Data<'takeClaimOut'>, Arg<'takeClaimOut'>>({
      query: endpointQuery(contract.takeClaimOut),
      invalidatesTags: [...moved],
    }),
    cancelPaymentRun: build.mutation<Data<'cancelPaymentRun'>, Arg<'cancelPaymentRun'>>({
      query: endpointQuery(contract.cancelPaymentRun),
      invalidatesTags: [...moved],
    }),
    recordCheckNumbers: build.mutation<Data<'recordCheckNumbers'>, Arg<'recordCheckNumbers'>>({
      query: endpointQuery(contract.recordCheckNumbers),
      invalidatesTags: [...moved],
    }),
    confirmPayments: build.mutation<Data<'confirmPayments'>, Arg<'confirmPayments'>>({
      query: endpointQuery(contract.confirmPayments),
      invalidatesTags: [...moved],
    }),
    returnPayment: build.mutation<Data<'returnPayment'>, Arg<'returnPayment'>>({
      query: endpointQuery(contract.returnPayment),
      invalidatesTags: [...moved],
    }),
    getRefundStanding: build.query<
      DataOf<typeof account.getRefundStanding>,
      CallArg<typeof account.getRefundStanding>
    >({
      query: endpointQuery(account.getRefundStanding),
      providesTags: listTags('refund', 'paymentRun'),
    }),
    getPayeeAccount: build.query<
      DataOf<typeof account.getPayeeAccount>,
      CallArg<typeof account.getPayeeAccount>
    >({
      query: endpointQuery(account.getPayeeAccount),
      providesTags: listTags('company'),
    }),
    savePayeeAccount: build.mutation<
      DataOf<typeof account.savePayeeAccount>,
      CallArg<typeof account.savePayeeAccount>
    >({
      query: endpointQuery(account.savePayeeAccount),
      invalidatesTags: ['company', 'notification'],
    }),
    removePayeeAccount: build.mutation<
      DataOf<typeof account.removePayeeAccount>,
      CallArg<typeof account.removePayeeAccount>
    >({
      query: endpointQuery(account.removePayeeAccount),
      invalidatesTags: ['company', 'notification'],
    }),
    downloadPaymentRun: build.mutation<SavedFile, FileArg<typeof contract.downloadPaymentRun>>({
      query: fileQuery(contract.downloadPaymentRun),
    }),
  }),
});

export const {
  useListReadyClaimsQuery,
  useListPaymentRunsQuery,
  useGetPaymentRunQuery,
  usePreparePaymentRunMutation,
  useReleasePaymentRunMutation,
  useTakeClaimOutMutation,
  useCancelPaymentRunMutation,
  useRecordCheckNumbersMutation,
  useConfirmPaymentsMutation,
  useReturnPaymentMutation,
  useGetRefundStandingQuery,
  useGetPayeeAccountQuery,
} = paymentRunsApi;
