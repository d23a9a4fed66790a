import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/companies/profile';
import * as status from '../../../contract/endpoints/companies/status';
import { anySuccess } from '../base/anySuccess';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { recordTag } from '../base/tags';
import { profileAnswer } from './profileAnswers';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

type Status = typeof status;

/** Company profiles, and whether a company is active. */
export const companiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompanyProfile: build.query<Data<'getCompanyProfile'>, Arg<'getCompanyProfile'>>({
      query: (arg) => endpointQuery(contract.getCompanyProfile, profileAnswer(arg.params.companyId))(arg),
      providesTags: (_answer, _failure, { params }) => [recordTag('company', params.companyId)],
    }),
    updateCompanyProfile: build.mutation<null, Arg<'updateCompanyProfile'>>({
      query: endpointQuery(contract.updateCompanyProfile, anySuccess),
      invalidatesTags: ['company'],
    }),
    setPeopleManager: build.mutation<DataOf<Status['setPeopleManager']>, CallArg<Status['setPeopleManager']>>(
      {
        query: endpointQuery(status.setPeopleManager),
        invalidatesTags: ['company'],
      },
    ),
    deactivateCompany: build.mutation<
      DataOf<Status['deactivateCompany']>,
      CallArg<Status['deactivateCompany']>
    >({
      query: endpointQuery(status.deactivateCompany),
      invalidatesTags: ['company', 'user', 'home'],
    }),
    reactivateCompany: build.mutation<
      DataOf<Status['reactivateCompany']>,
      CallArg<Status['reactivateCompany']>
    >({
      query: endpointQuery(status.reactivateCompany),
      invalidatesTags: ['company', 'user', 'home'],
    }),
  }),
});

export const {
  useGetCompanyProfileQuery,
  useUpdateCompanyProfileMutation,
  useSetPeopleManagerMutation,
  useDeactivateCompanyMutation,
  useReactivateCompanyMutation,
} = companiesApi;
