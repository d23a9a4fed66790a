import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/records';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';
import { recordTag } from './base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Reading records of all kinds: home, program, companies, users, reports, exemptions, notifications, search. */
export const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProgram: build.query<Data<'getProgram'>, Arg<'getProgram'>>({
      query: endpointQuery(contract.getProgram),
      providesTags: ['program'],
    }),
    getConfiguration: build.query<Data<'getConfiguration'>, Arg<'getConfiguration'>>({
      query: endpointQuery(contract.getConfiguration),
      providesTags: ['program'],
    }),
    getHome: build.query<Data<'getHome'>, Arg<'getHome'>>({
      query: endpointQuery(contract.getHome),
      providesTags: ['home'],
    }),
    listCompanies: build.query<Data<'listCompanies'>, Arg<'listCompanies'>>({
      query: endpointQuery(contract.listCompanies),
      providesTags: ['company'],
    }),
    findCompanies: build.query<Data<'findCompanies'>, Arg<'findCompanies'>>({
      query: endpointQuery(contract.findCompanies),
      providesTags: ['company'],
    }),
    getCompany: build.query<Data<'getCompany'>, Arg<'getCompany'>>({
      query: endpointQuery(contract.getCompany),
      providesTags: (_answer, _failure, { params }) => [recordTag('company', params.id)],
    }),
    listUsers: build.query<Data<'listUsers'>, Arg<'listUsers'>>({
      query: endpointQuery(contract.listUsers),
      providesTags: ['user'],
    }),
    listReports: build.query<Data<'listReports'>, Arg<'listReports'>>({
      query: endpointQuery(contract.listReports),
      providesTags: ['report'],
    }),
    listAllReports: build.query<Data<'listAllReports'>, Arg<'listAllReports'>>({
      query: endpointQuery(contract.listAllReports),
      providesTags: ['report'],
    }),
    listExemptions: build.query<Data<'listExemptions'>, Arg<'listExemptions'>>({
      query: endpointQuery(contract.listExemptions),
      providesTags: ['exemption'],
    }),
    listAllExemptions: build.query<Data<'listAllExemptions'>, Arg<'listAllExemptions'>>({
      query: endpointQuery(contract.listAllExemptions),
      providesTags: ['exemption'],
    }),
    listNotifications: build.query<Data<'listNotifications'>, Arg<'listNotifications'>>({
      query: endpointQuery(contract.listNotifications),
      providesTags: ['notification'],
    }),
    readNotifications: build.mutation<Data<'readNotifications'>, Arg<'readNotifications'>>({
      query: endpointQuery(contract.readNotifications),
      invalidatesTags: ['notification'],
    }),
    searchRecords: build.query<Data<'searchRecords'>, Arg<'searchRecords'>>({
      query: endpointQuery(contract.searchRecords),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const {
  useGetProgramQuery,
  useGetConfigurationQuery,
  useGetHomeQuery,
  useListCompaniesQuery,
  useFindCompaniesQuery,
  useGetCompanyQuery,
  useListUsersQuery,
  useListReportsQuery,
  useListAllReportsQuery,
  useListExemptionsQuery,
  useListAllExemptionsQuery,
  useListNotificationsQuery,
  useReadNotificationsMutation,
  useSearchRecordsQuery,
} = recordsApi;
