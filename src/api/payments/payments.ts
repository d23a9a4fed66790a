import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/payments';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** What money that moves touches: the account, the reports it pays, and the figures of lists and start pages. */
export const MOVED_BY_MONEY = ['payment', 'report', 'company', 'home', 'notification'] as const;

/** What a company owes and its payments. A payment by card is begun through `openCardPayment.ts`. */
export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayable: build.query<Data<'getPayable'>, Arg<'getPayable'>>({
      query: endpointQuery(contract.getPayable),
      providesTags: listTags('payment', 'report'),
    }),
    openCardPayment: build.mutation<Data<'openCardPayment'>, Arg<'openCardPayment'>>({
      query: endpointQuery(contract.openCardPayment),
    }),
    getCardPayment: build.query<Data<'getCardPayment'>, Arg<'getCardPayment'>>({
      query: endpointQuery(contract.getCardPayment),
      // Each look asks the provider.
      keepUnusedDataFor: 0,
    }),
    listPayments: build.query<Data<'listPayments'>, Arg<'listPayments'>>({
      query: endpointQuery(contract.listPayments),
      providesTags: listTags('payment'),
    }),
    getPayment: build.query<Data<'getPayment'>, Arg<'getPayment'>>({
      query: endpointQuery(contract.getPayment),
      providesTags: listTags('payment', 'report'),
    }),
    previewPayment: build.mutation<Data<'previewPayment'>, Arg<'previewPayment'>>({
      query: endpointQuery(contract.previewPayment),
    }),
    recordPayment: build.mutation<Data<'recordPayment'>, Arg<'recordPayment'>>({
      query: endpointQuery(contract.recordPayment),
      invalidatesTags: (answer) => (answer === undefined ? [] : MOVED_BY_MONEY),
    }),
    reversePayment: build.mutation<Data<'reversePayment'>, Arg<'reversePayment'>>({
      query: endpointQuery(contract.reversePayment),
      invalidatesTags: (answer) => (answer === undefined ? [] : MOVED_BY_MONEY),
    }),
    listCardReturns: build.query<Data<'listCardReturns'>, Arg<'listCardReturns'>>({
      query: endpointQuery(contract.listCardReturns),
      providesTags: listTags('payment', 'report'),
    }),
    checkCardReturn: build.mutation<Data<'checkCardReturn'>, Arg<'checkCardReturn'>>({
      query: endpointQuery(contract.checkCardReturn),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['payment', 'home']),
    }),
    refundCredit: build.mutation<Data<'refundCredit'>, Arg<'refundCredit'>>({
      query: endpointQuery(contract.refundCredit),
      invalidatesTags: (answer) => (answer === undefined ? [] : MOVED_BY_MONEY),
    }),
  }),
});

export const {
  useGetPayableQuery,
  useGetCardPaymentQuery,
  useListPaymentsQuery,
  useGetPaymentQuery,
  usePreviewPaymentMutation,
  useRecordPaymentMutation,
  useReversePaymentMutation,
  useListCardReturnsQuery,
  useCheckCardReturnMutation,
  useRefundCreditMutation,
} = paymentsApi;
