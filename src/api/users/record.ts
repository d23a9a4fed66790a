import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/users/record';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags, recordTag } from '../base/tags';

type Call = Exclude<keyof typeof contract, 'userRecord'>;
type Data<K extends Call> = DataOf<(typeof contract)[K]>;
type Arg<K extends Call> = CallArg<(typeof contract)[K]>;

/** Looking after other people's accounts. */
const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<Data<'getUser'>, Arg<'getUser'>>({
      query: endpointQuery(contract.getUser),
      providesTags: (_answer, _failure, { params }) => [recordTag('user', params.id)],
    }),
    getCompanyUserRoles: build.query<Data<'getCompanyUserRoles'>, Arg<'getCompanyUserRoles'>>({
      query: endpointQuery(contract.getCompanyUserRoles),
      providesTags: listTags('user'),
    }),
    getUserHistory: build.query<Data<'getUserHistory'>, Arg<'getUserHistory'>>({
      query: endpointQuery(contract.getUserHistory),
      providesTags: (_answer, _failure, { params }) => [recordTag('user', params.id)],
    }),
    changeUserRoles: build.mutation<Data<'changeUserRoles'>, Arg<'changeUserRoles'>>({
      query: endpointQuery(contract.changeUserRoles),
      invalidatesTags: ['user', 'pendingChange'],
    }),
    changeUserPermissions: build.mutation<Data<'changeUserPermissions'>, Arg<'changeUserPermissions'>>({
      query: endpointQuery(contract.changeUserPermissions),
      invalidatesTags: ['user'],
    }),
    lockUser: build.mutation<Data<'lockUser'>, Arg<'lockUser'>>({
      query: endpointQuery(contract.lockUser),
      invalidatesTags: ['user'],
    }),
    unlockUser: build.mutation<Data<'unlockUser'>, Arg<'unlockUser'>>({
      query: endpointQuery(contract.unlockUser),
      invalidatesTags: ['user'],
    }),
    resetUserPassword: build.mutation<Data<'resetUserPassword'>, Arg<'resetUserPassword'>>({
      query: endpointQuery(contract.resetUserPassword),
      invalidatesTags: ['user'],
    }),
    resendInvitation: build.mutation<Data<'resendInvitation'>, Arg<'resendInvitation'>>({
      query: endpointQuery(contract.resendInvitation),
      invalidatesTags: ['user'],
    }),
    resetUserSecondFactor: build.mutation<Data<'resetUserSecondFactor'>, Arg<'resetUserSecondFactor'>>({
      query: endpointQuery(contract.resetUserSecondFactor),
      invalidatesTags: ['user'],
    }),
    endUserSessions: build.mutation<Data<'endUserSessions'>, Arg<'endUserSessions'>>({
      query: endpointQuery(contract.endUserSessions),
      invalidatesTags: ['user'],
    }),
    switchUserOff: build.mutation<Data<'switchUserOff'>, Arg<'switchUserOff'>>({
      query: endpointQuery(contract.switchUserOff),
      invalidatesTags: ['user'],
    }),
    switchUserOn: build.mutation<Data<'switchUserOn'>, Arg<'switchUserOn'>>({
      query: endpointQuery(contract.switchUserOn),
      invalidatesTags: ['user'],
    }),
  }),
});

export const {
  useGetUserQuery,
  useGetCompanyUserRolesQuery,
  useGetUserHistoryQuery,
  useChangeUserRolesMutation,
  useChangeUserPermissionsMutation,
  useLockUserMutation,
  useUnlockUserMutation,
  useResetUserPasswordMutation,
  useResendInvitationMutation,
  useResetUserSecondFactorMutation,
  useEndUserSessionsMutation,
  useSwitchUserOffMutation,
  useSwitchUserOnMutation,
} = usersApi;
