import type { DataOf, Endpoint } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/identity';
import { anySuccess } from '../base/anySuccess';
import { api } from '../base/api';
import type { OwnReading } from '../base/callReading';
import { endpointQuery, type ApiCall, type CallArg } from '../base/endpointQuery';
import { codeFailureMessage, loginFailureMessage } from '../base/errorMessage';
import { readLinkAsked, type LinkAsked } from './readLinkAsked';
import { readSignIn } from './readSignIn';
import type { SignInOutcome } from './signInOutcome';

interface Attempt {
  /** Handle of the credentials, or of the request that has left already. */
  readonly held: string;
  readonly rememberMe: boolean;
}

export const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignInOutcome, Attempt>({
      query: (attempt) => attemptCall(contract.login, attempt, loginFailureMessage),
    }),
    verifyMfaCode: build.mutation<SignInOutcome, Attempt>({
      query: (attempt) => attemptCall(contract.verifyMfaCode, attempt, codeFailureMessage),
    }),
    logout: build.mutation<DataOf<typeof contract.logout>, CallArg<typeof contract.logout>>({
      query: endpointQuery(contract.logout, anySuccess),
    }),
    changePassword: build.mutation<
      DataOf<typeof contract.changePassword>,
      CallArg<typeof contract.changePassword>
    >({
      query: endpointQuery(contract.changePassword, anySuccess),
    }),
    resetTemporaryPassword: build.mutation<
      DataOf<typeof contract.resetTemporaryPassword>,
      CallArg<typeof contract.resetTemporaryPassword>
    >({ query: endpointQuery(contract.resetTemporaryPassword, anySuccess) }),
    forgotPassword: build.mutation<LinkAsked, CallArg<typeof contract.forgotPassword>>({
      query: (arg) => ({
        ...endpointQuery(contract.forgotPassword)(arg),
        mayBeSentOn: true,
        reading: { kind: 'own', read: readLinkAsked },
      }),
    }),
    resetPassword: build.mutation<
      DataOf<typeof contract.resetPassword>,
      CallArg<typeof contract.resetPassword>
    >({
      query: endpointQuery(contract.resetPassword, anySuccess),
    }),
  }),
});

export const { useForgotPasswordMutation } = identityApi;

/** A call that starts the session; neither password nor code nor token is in its arguments or its result. */
function attemptCall(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { held, rememberMe }: Attempt,
  failureMessage: typeof loginFailureMessage,
): ApiCall {
  const read: OwnReading = (answer, store) => ({
    data: readSignIn(answer, rememberMe, failureMessage, store),
  });
  return { method, path, held, reading: { kind: 'own', read } };
}
