import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/refunds/bulkApprovals';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Approving many claims at once, after a sample of them was opened. */
export const bulkApprovalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    startBulkApproval: build.mutation<Data<'startBulkApproval'>, Arg<'startBulkApproval'>>({
      query: endpointQuery(contract.startBulkApproval),
    }),
    getBulkApproval: build.query<Data<'getBulkApproval'>, Arg<'getBulkApproval'>>({
      query: endpointQuery(contract.getBulkApproval),
      providesTags: listTags('bulkApproval'),
    }),
    openSampledClaim: build.mutation<Data<'openSampledClaim'>, Arg<'openSampledClaim'>>({
      query: endpointQuery(contract.openSampledClaim),
      invalidatesTags: ['bulkApproval'],
    }),
    // The screens ask again once, when the last claim is decided; after a lost answer, for what was decided.
    approveTogether: build.mutation<Data<'approveTogether'>, Arg<'approveTogether'>>({
      query: endpointQuery(contract.approveTogether),
      invalidatesTags: (answer) =>
        answer === undefined || answer.left === 0
          ? ['refund', 'customsLine', 'home', 'notification', 'bulkApproval']
          : [],
    }),
  }),
});

export const {
  useStartBulkApprovalMutation,
  useGetBulkApprovalQuery,
  useOpenSampledClaimMutation,
  useApproveTogetherMutation,
} = bulkApprovalsApi;
