import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/account/security';
import * as ownEmail from '../../../contract/endpoints/account/email';
import * as confirmation from '../../../contract/endpoints/account/confirmation';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/**
 * The own sign-in and the own sessions. Calls that carry a password or answer with a secret are begun through
 * `useOwnSignIn.ts`, untracked, so that nothing of them stays in the caches.
 */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<Data<'getSecondFactor'>, Arg<'getSecondFactor'>>({
      query: endpointQuery(contract.getSecondFactor),
      providesTags: listTags('ownSignIn'),
    }),
    offerAuthenticator: build.mutation<Data<'offerAuthenticator'>, Arg<'offerAuthenticator'>>({
      query: endpointQuery(contract.offerAuthenticator),
    }),
    confirmAuthenticator: build.mutation<Data<'confirmAuthenticator'>, Arg<'confirmAuthenticator'>>({
      query: endpointQuery(contract.confirmAuthenticator),
      invalidatesTags: ['ownSignIn'],
    }),
    chooseMailCodes: build.mutation<Data<'chooseMailCodes'>, Arg<'chooseMailCodes'>>({
      query: endpointQuery(contract.chooseMailCodes),
      invalidatesTags: ['ownSignIn'],
    }),
    switchSecondFactorOff: build.mutation<Data<'switchSecondFactorOff'>, Arg<'switchSecondFactorOff'>>({
      query: endpointQuery(contract.switchSecondFactorOff),
      invalidatesTags: ['ownSignIn'],
    }),
    renewRecoveryCodes: build.mutation<Data<'renewRecoveryCodes'>, Arg<'renewRecoveryCodes'>>({
      query: endpointQuery(contract.renewRecoveryCodes),
      invalidatesTags: ['ownSignIn'],
    }),
    getOwnEmail: build.query<DataOf<typeof ownEmail.getOwnEmail>, CallArg<typeof ownEmail.getOwnEmail>>({
      query: endpointQuery(ownEmail.getOwnEmail),
      providesTags: listTags('ownSignIn'),
    }),
    changeOwnEmail: build.mutation<
      DataOf<typeof ownEmail.changeOwnEmail>,
      CallArg<typeof ownEmail.changeOwnEmail>
    >({ query: endpointQuery(ownEmail.changeOwnEmail), invalidatesTags: ['ownHistory'] }),
    confirmOwnEmail: build.mutation<
      DataOf<typeof ownEmail.confirmOwnEmail>,
      CallArg<typeof ownEmail.confirmOwnEmail>
    >({ query: endpointQuery(ownEmail.confirmOwnEmail), invalidatesTags: ['ownSignIn', 'ownHistory'] }),
    askForConfirmationCode: build.mutation<
      DataOf<typeof confirmation.askForConfirmationCode>,
      CallArg<typeof confirmation.askForConfirmationCode>
    >({ query: endpointQuery(confirmation.askForConfirmationCode) }),
    listOwnSessions: build.query<Data<'listOwnSessions'>, Arg<'listOwnSessions'>>({
      query: endpointQuery(contract.listOwnSessions),
      providesTags: listTags('ownSession'),
    }),
    endOwnSessions: build.mutation<Data<'endOwnSessions'>, Arg<'endOwnSessions'>>({
      query: endpointQuery(contract.endOwnSessions),
      // `all` ends this session too: asking for the list again would be refused.
      invalidatesTags: (_answer, _failure, { body }) =>
        body.sessions === 'all' ? [] : ['ownSession', 'ownHistory'],
    }),
    getOwnHistory: build.query<Data<'getOwnHistory'>, Arg<'getOwnHistory'>>({
      query: endpointQuery(contract.getOwnHistory),
      providesTags: listTags('ownHistory'),
    }),
  }),
});

export const {
  useGetSecondFactorQuery,
  useGetOwnEmailQuery,
  useListOwnSessionsQuery,
  useEndOwnSessionsMutation,
  useGetOwnHistoryQuery,
} = accountApi;
