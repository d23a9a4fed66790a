import { nanoid } from '@reduxjs/toolkit';
import { identityApi } from './identity';
import { sendRequest, type NoAnswer, type RawAnswer } from '../base/httpRequest';
import { verifyMfaCode } from '../../../contract/endpoints/identity';
import { sessionEnded } from '../../state/sessionEnd';
import type { ApiThunk } from '../base/refresh';
import { sendSignIn } from './sendSignIn';
import type { Credentials, SignInOutcome } from './signInOutcome';

/**
 * Carries a sign-in to its end once the request is on its way. The credentials stay with whoever sent it: actions name the
 * attempt alone.
 */
export const finishSignIn =
  (answer: Promise<RawAnswer | NoAnswer>, rememberMe: boolean): ApiThunk<Promise<SignInOutcome>> =>
  (dispatch, _getState, extra) => {
    dispatch(leaveFormerSession());
    return withAttempt(extra.attempts, answer, (attempt) =>
      dispatch(identityApi.endpoints.login.initiate({ attempt, rememberMe }, { track: false })).unwrap(),
    );
  };

/** Sends the sign-in form and carries it to its end. */
export const signIn =
  (credentials: Credentials): ApiThunk<Promise<SignInOutcome>> =>
  (dispatch, getState, extra) =>
    dispatch(
      finishSignIn(
        sendSignIn(extra.http, credentials, getState().preferences.language),
        credentials.rememberMe,
      ),
    );

/** Sends the code of the second step; ends as `finishSignIn` does. */
export const verifyCode =
  (
    awaited: { readonly code: string; readonly userId: string; readonly companyName: string },
    rememberMe: boolean,
  ): ApiThunk<Promise<SignInOutcome>> =>
  (dispatch, getState, extra) => {
    const answer = sendRequest(extra.http, {
      method: verifyMfaCode.method,
      path: verifyMfaCode.path,
      headers: { 'Accept-Language': getState().preferences.language },
      body: JSON.stringify(awaited),
    });
    dispatch(leaveFormerSession());
    return withAttempt(extra.attempts, answer, (attempt) =>
      dispatch(
        identityApi.endpoints.verifyMfaCode.initiate({ attempt, rememberMe }, { track: false }),
      ).unwrap(),
    );
  };

/**
 * Another tab may have signed in since the form was shown. Its session ends here before the attempt begins: with it go the company it
 * acts for, its live connection, and its caches, which would take the attempt with them.
 */
const leaveFormerSession = (): ApiThunk<void> => (dispatch, getState) => {
  if (getState().session !== null) dispatch(sessionEnded('elsewhere'));
};

/** Lets an action name a request under way without holding anything of it. */
export async function withAttempt<T>(
  attempts: Map<string, Promise<RawAnswer | NoAnswer>>,
  answer: Promise<RawAnswer | NoAnswer>,
  go: (attempt: string) => Promise<T>,
): Promise<T> {
  const attempt = nanoid();
  attempts.set(attempt, answer);
  try {
    return await go(attempt);
  } finally {
    attempts.delete(attempt);
  }
}
