import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/companies/admin';
import { api } from '../base/api';
import type { SavedFile } from '../base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** Numbers, groups and merges of companies, and what they ask the board to change. */
export const companyAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listImporterNumbers: build.query<Data<'listImporterNumbers'>, Arg<'listImporterNumbers'>>({
      query: endpointQuery(contract.listImporterNumbers),
      providesTags: listTags('company', 'customsLine'),
    }),
    checkImporterNumber: build.query<Data<'checkImporterNumber'>, Arg<'checkImporterNumber'>>({
      query: endpointQuery(contract.checkImporterNumber),
      keepUnusedDataFor: 0,
    }),
    addImporterNumber: build.mutation<Data<'addImporterNumber'>, Arg<'addImporterNumber'>>({
      query: endpointQuery(contract.addImporterNumber),
      invalidatesTags: ['company', 'customsLine', 'home'],
    }),
    closeImporterNumber: build.mutation<Data<'closeImporterNumber'>, Arg<'closeImporterNumber'>>({
      query: endpointQuery(contract.closeImporterNumber),
      invalidatesTags: ['company'],
    }),
    getCompanyGroup: build.query<Data<'getCompanyGroup'>, Arg<'getCompanyGroup'>>({
      query: endpointQuery(contract.getCompanyGroup),
      providesTags: listTags('company'),
    }),
    joinCompanyGroup: build.mutation<Data<'joinCompanyGroup'>, Arg<'joinCompanyGroup'>>({
      query: endpointQuery(contract.joinCompanyGroup),
      invalidatesTags: ['company', 'refund', 'report'],
    }),
    leaveCompanyGroup: build.mutation<Data<'leaveCompanyGroup'>, Arg<'leaveCompanyGroup'>>({
      query: endpointQuery(contract.leaveCompanyGroup),
      invalidatesTags: ['company', 'refund', 'report'],
    }),
    planMerge: build.query<Data<'planMerge'>, Arg<'planMerge'>>({
      query: endpointQuery(contract.planMerge),
      keepUnusedDataFor: 0,
    }),
    mergeCompany: build.mutation<Data<'mergeCompany'>, Arg<'mergeCompany'>>({
      query: endpointQuery(contract.mergeCompany),
      invalidatesTags: ['company', 'user', 'refund', 'exemption', 'customsLine', 'home'],
    }),
    listOwnChangeRequests: build.query<Data<'listOwnChangeRequests'>, Arg<'listOwnChangeRequests'>>({
      query: endpointQuery(contract.listOwnChangeRequests),
      providesTags: listTags('company'),
    }),
    askForChange: build.mutation<Data<'askForChange'>, Arg<'askForChange'>>({
      query: endpointQuery(contract.askForChange),
      invalidatesTags: ['company'],
    }),
    withdrawChangeRequest: build.mutation<Data<'withdrawChangeRequest'>, Arg<'withdrawChangeRequest'>>({
      query: endpointQuery(contract.withdrawChangeRequest),
      invalidatesTags: ['company'],
    }),
    listChangeRequests: build.query<Data<'listChangeRequests'>, Arg<'listChangeRequests'>>({
      query: endpointQuery(contract.listChangeRequests),
      providesTags: listTags('company'),
    }),
    decideChangeRequest: build.mutation<Data<'decideChangeRequest'>, Arg<'decideChangeRequest'>>({
      query: endpointQuery(contract.decideChangeRequest),
      invalidatesTags: ['company', 'customsLine'],
    }),
    exportCompanies: build.mutation<SavedFile, FileArg<typeof contract.exportCompanies>>({
      query: fileQuery(contract.exportCompanies),
    }),
  }),
});

export const {
  useListImporterNumbersQuery,
  useLazyCheckImporterNumberQuery,
  useAddImporterNumberMutation,
  useCloseImporterNumberMutation,
  useGetCompanyGroupQuery,
  useJoinCompanyGroupMutation,
  useLeaveCompanyGroupMutation,
  usePlanMergeQuery,
  useMergeCompanyMutation,
  useListOwnChangeRequestsQuery,
  useAskForChangeMutation,
  useWithdrawChangeRequestMutation,
  useListChangeRequestsQuery,
  useDecideChangeRequestMutation,
} = companyAdminApi;
