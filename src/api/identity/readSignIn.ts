import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import { LOGIN_REDIRECT } from '../../../contract/envelope';
import type { PreferencesPart } from '../../state/parts';
import { sessionStarted } from '../../state/session';
import { sessionLimitLearned } from '../../state/sessionLimit';
import { readAnswer, unreadable, type ApiFailure } from '../base/apiFailure';
import type { loginFailureMessage } from '../base/errorMessage';
import type { ApiExtra } from '../base/extra';
import type { NoAnswer, RawAnswer } from '../base/httpRequest';
import { codeAwaitedSchema, signInSchema } from './sessionAnswers';
import type { SignInOutcome } from './signInOutcome';

/**
 * Reads what an attempt was answered with and starts the session; only the outcome goes on from here, without password or token.
 * Success with an entry named LoginRedirect asks for a code first.
 */
export function readSignIn(
  answer: RawAnswer | NoAnswer,
  rememberMe: boolean,
  failureMessage: typeof loginFailureMessage,
  { dispatch, getState, extra }: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>,
): SignInOutcome {
  const refusal = (failure: ApiFailure): SignInOutcome => {
    const { language } = (getState() as PreferencesPart).preferences;
    return { kind: 'refused', message: failureMessage(failure, language) };
  };
  if (answer.kind === 'unreachable') return { kind: 'unreachable' };
  const read = readAnswer(answer, z.unknown());
  if (!read.ok) return refusal(read.failure);
  if (read.envelope.errors.some(({ error }) => error === LOGIN_REDIRECT)) {
    const awaited = codeAwaitedSchema.safeParse(read.data);
    return awaited.success ? { kind: 'code-needed', ...awaited.data } : refusal(unreadable(answer));
  }
  const session = signInSchema.safeParse(read.data);
  if (!session.success) return refusal(unreadable(answer));
  const received = { clientNow: (extra as ApiExtra).now(), serverNow: answer.serverNow };
  dispatch(sessionStarted(session.data, rememberMe, received));
  dispatch(sessionLimitLearned({ endsAt: session.data.sessionEndsAt, ...received }));
  return { kind: 'signed-in' };
}
