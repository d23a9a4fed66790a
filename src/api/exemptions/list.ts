import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/exemptions/list';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Lists of applications and certificates. */
export const exemptionListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExemptions: build.query<Data<'listExemptions'>, Arg<'listExemptions'>>({
      query: endpointQuery(contract.listExemptions),
      providesTags: listTags('exemption'),
    }),
    listAllExemptions: build.query<Data<'listAllExemptions'>, Arg<'listAllExemptions'>>({
      query: endpointQuery(contract.listAllExemptions),
      providesTags: listTags('exemption'),
    }),
  }),
});

export const { useListExemptionsQuery, useListAllExemptionsQuery } = exemptionListApi;
