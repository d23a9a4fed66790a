import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/users/people';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Call = Exclude<keyof typeof contract, 'companyPerson'>;
type Data<K extends Call> = DataOf<(typeof contract)[K]>;
type Arg<K extends Call> = CallArg<(typeof contract)[K]>;

/** The people of the own company. */
const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.query<Data<'listPeople'>, Arg<'listPeople'>>({
      query: endpointQuery(contract.listPeople),
      providesTags: listTags('user'),
    }),
    invitePerson: build.mutation<Data<'invitePerson'>, Arg<'invitePerson'>>({
      query: endpointQuery(contract.invitePerson),
      invalidatesTags: ['user'],
    }),
    changePermissions: build.mutation<Data<'changePermissions'>, Arg<'changePermissions'>>({
      query: endpointQuery(contract.changePermissions),
      invalidatesTags: ['user'],
    }),
    endPersonAccess: build.mutation<Data<'endPersonAccess'>, Arg<'endPersonAccess'>>({
      query: endpointQuery(contract.endPersonAccess),
      invalidatesTags: ['user'],
    }),
    restorePersonAccess: build.mutation<Data<'restorePersonAccess'>, Arg<'restorePersonAccess'>>({
      query: endpointQuery(contract.restorePersonAccess),
      invalidatesTags: ['user'],
    }),
    resendPersonInvitation: build.mutation<Data<'resendPersonInvitation'>, Arg<'resendPersonInvitation'>>({
      query: endpointQuery(contract.resendPersonInvitation),
      invalidatesTags: ['user'],
    }),
  }),
});

export const {
  useListPeopleQuery,
  useInvitePersonMutation,
  useChangePermissionsMutation,
  useEndPersonAccessMutation,
  useRestorePersonAccessMutation,
  useResendPersonInvitationMutation,
} = peopleApi;
