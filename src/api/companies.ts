import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/identity';
import { api } from './api';
import { endpointQuery, type CallArg } from './endpointQuery';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Company profiles and the people of a company. */
const companiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompanyProfile: build.query<Data<'getCompanyProfile'>, Arg<'getCompanyProfile'>>({
      query: endpointQuery(contract.getCompanyProfile),
      providesTags: ['company'],
    }),
    updateCompanyProfile: build.mutation<Data<'updateCompanyProfile'>, Arg<'updateCompanyProfile'>>({
      query: endpointQuery(contract.updateCompanyProfile),
      invalidatesTags: ['company'],
    }),
    getCompanyUserRoles: build.query<Data<'getCompanyUserRoles'>, Arg<'getCompanyUserRoles'>>({
      query: endpointQuery(contract.getCompanyUserRoles),
      providesTags: ['user'],
    }),
    createUser: build.mutation<Data<'createUser'>, Arg<'createUser'>>({
      query: endpointQuery(contract.createUser),
      invalidatesTags: ['user'],
    }),
  }),
});

export const {
  useGetCompanyProfileQuery,
  useUpdateCompanyProfileMutation,
  useGetCompanyUserRolesQuery,
  useCreateUserMutation,
} = companiesApi;
