import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/identity';
import { api } from '../base/api';
import { askForLink, type LinkAsked } from './askForLink';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { codeFailureMessage, loginFailureMessage } from '../base/errorMessage';
import type { ApiExtra } from '../base/extra';
import { readSignIn } from './readSignIn';
import type { SignInOutcome } from './signInOutcome';

interface Attempt {
  /** Names the attempt among `extra.attempts`; what was typed stays there. */
  readonly attempt: string;
  readonly rememberMe: boolean;
}

/** Reads an attempt's answer; neither password nor token is in an action's argument or in a cached answer. */
const readAttempt =
  (failureMessage: typeof loginFailureMessage) =>
  async ({ attempt, rememberMe }: Attempt, api: BaseQueryApi): Promise<{ data: SignInOutcome }> => {
    const answer = await (api.extra as ApiExtra).attempts.get(attempt);
    if (answer === undefined) throw new Error(`there is no attempt ${attempt}`);
    return { data: readSignIn(answer, rememberMe, failureMessage, api) };
  };

export const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignInOutcome, Attempt>({ queryFn: readAttempt(loginFailureMessage) }),
    verifyMfaCode: build.mutation<SignInOutcome, Attempt>({ queryFn: readAttempt(codeFailureMessage) }),
    logout: build.mutation<null, Pick<Attempt, 'attempt'>>({
      queryFn: async ({ attempt }, { extra }) => {
        await (extra as ApiExtra).attempts.get(attempt);
        return { data: null };
      },
    }),
    changePassword: build.mutation<
      DataOf<typeof contract.changePassword>,
      CallArg<typeof contract.changePassword>
    >({
      query: endpointQuery(contract.changePassword),
    }),
    resetTemporaryPassword: build.mutation<
      DataOf<typeof contract.resetTemporaryPassword>,
      CallArg<typeof contract.resetTemporaryPassword>
    >({ query: endpointQuery(contract.resetTemporaryPassword) }),
    forgotPassword: build.mutation<LinkAsked, CallArg<typeof contract.forgotPassword>>({
      queryFn: askForLink,
    }),
    resetPassword: build.mutation<
      DataOf<typeof contract.resetPassword>,
      CallArg<typeof contract.resetPassword>
    >({
      query: endpointQuery(contract.resetPassword),
    }),
    register: build.mutation<DataOf<typeof contract.register>, CallArg<typeof contract.register>>({
      query: endpointQuery(contract.register),
    }),
  }),
});

export const { useForgotPasswordMutation, useRegisterMutation } = identityApi;
