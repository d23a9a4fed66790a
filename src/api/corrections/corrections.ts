import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/corrections';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { MOVED_BY_MONEY } from '../payments/payments';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Write-offs and voided reports: asked for, agreed to, and listed. */
const correctionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCorrections: build.query<Data<'listCorrections'>, Arg<'listCorrections'>>({
      query: endpointQuery(contract.listCorrections),
      providesTags: listTags('payment', 'report'),
    }),
    proposeCorrection: build.mutation<Data<'proposeCorrection'>, Arg<'proposeCorrection'>>({
      query: endpointQuery(contract.proposeCorrection),
      invalidatesTags: (answer) => (answer === undefined ? ['report'] : MOVED_BY_MONEY),
    }),
    writeOffYear: build.mutation<Data<'writeOffYear'>, Arg<'writeOffYear'>>({
      query: endpointQuery(contract.writeOffYear),
      invalidatesTags: (answer) => (answer === undefined ? ['payment'] : MOVED_BY_MONEY),
    }),
    decideCorrection: build.mutation<Data<'decideCorrection'>, Arg<'decideCorrection'>>({
      query: endpointQuery(contract.decideCorrection),
      invalidatesTags: (answer) => (answer === undefined ? ['report'] : MOVED_BY_MONEY),
    }),
  }),
});

export const {
  useListCorrectionsQuery,
  useProposeCorrectionMutation,
  useWriteOffYearMutation,
  useDecideCorrectionMutation,
} = correctionsApi;
