import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/companies/list';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags, recordTag } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Companies, for staff. */
export const companyListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCompanies: build.query<Data<'listCompanies'>, Arg<'listCompanies'>>({
      query: endpointQuery(contract.listCompanies),
      providesTags: listTags('company'),
    }),
    findCompanies: build.query<Data<'findCompanies'>, Arg<'findCompanies'>>({
      query: endpointQuery(contract.findCompanies),
      providesTags: listTags('company'),
    }),
    getCompany: build.query<Data<'getCompany'>, Arg<'getCompany'>>({
      query: endpointQuery(contract.getCompany),
      providesTags: (_answer, _failure, { params }) => [recordTag('company', params.id)],
    }),
  }),
});

export const { useListCompaniesQuery, useFindCompaniesQuery, useGetCompanyQuery } = companyListApi;
