import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/identity';
import { LOGIN_REDIRECT } from '../../contract/envelope';
import { codeAwaited } from '../../contract/entities/session';
import type { PreferencesPart } from '../state/parts';
import { sessionStarted } from '../state/session';
import { sessionLimitLearned } from '../state/sessionLimit';
import { api } from './api';
import { readAnswer, type ApiFailure } from './apiFailure';
import { answerSchema, endpointQuery, type CallArg } from './endpointQuery';
import { codeFailureMessage, loginFailureMessage } from './errorMessage';
import type { ApiExtra } from './extra';
import type { SignInOutcome } from './signInOutcome';

interface Attempt {
  /** Names the attempt among `extra.attempts`; what was typed stays there. */
  readonly attempt: string;
  readonly rememberMe: boolean;
}

/**
 * Reads what an attempt was answered with, starts the session, and leaves only the outcome in the cache: neither password nor
 * token is in an action's argument or in a cached answer. Success with an entry named LoginRedirect asks for a code first.
 */
const readAttempt =
  (failureMessage: typeof loginFailureMessage) =>
  async ({ attempt, rememberMe }: Attempt, api: BaseQueryApi): Promise<{ data: SignInOutcome }> => {
    const { attempts, now } = api.extra as ApiExtra;
    const refusal = (failure: ApiFailure): { data: SignInOutcome } => {
      const { language } = (api.getState() as PreferencesPart).preferences;
      return { data: { kind: 'refused', message: failureMessage(failure, language) } };
    };
    const answer = await attempts.get(attempt);
    if (answer === undefined) throw new Error(`there is no attempt ${attempt}`);
    if (answer.kind === 'unreachable') return { data: { kind: 'unreachable' } };
    const read = readAnswer(answer, answerSchema(contract.login));
    if (!read.ok) return refusal(read.failure);
    const mustAskCode = read.envelope.errors?.some(({ error }) => error === LOGIN_REDIRECT) === true;
    if (mustAskCode || !('token' in read.data)) {
      const awaited = codeAwaited.safeParse(read.envelope.data);
      if (!awaited.success) return refusal({ kind: 'unreadable', status: answer.status });
      return { data: { kind: 'code-needed', ...awaited.data } };
    }
    const received = { clientNow: now(), serverNow: answer.serverNow };
    api.dispatch(sessionStarted(read.data, rememberMe, received));
    api.dispatch(sessionLimitLearned({ endsAt: read.data.sessionEndsAt, ...received }));
    return { data: { kind: 'signed-in' } };
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
    forgotPassword: build.mutation<
      DataOf<typeof contract.forgotPassword>,
      CallArg<typeof contract.forgotPassword>
    >({
      query: endpointQuery(contract.forgotPassword),
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

export const {
  useChangePasswordMutation,
  useResetTemporaryPasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useRegisterMutation,
} = identityApi;
