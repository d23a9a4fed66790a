import * as contract from '../../../contract/endpoints/identity';
import { secretsIn } from '../../../contract/withoutSecrets';
import { sessionEnded } from '../../state/sessionEnd';
import type { ApiThunk } from '../base/apiThunk';
import type { Held } from '../base/heldThings';
import type { NoAnswer, RawAnswer } from '../base/httpRequest';
import { identityApi } from './identity';
import { withFallbackUserId, type Credentials, type SignInOutcome } from './signInOutcome';

/** Carries a sign-in to its end whose request the sign-in page sent while the application was on its way. */
export const finishSignIn = (
  answer: Promise<RawAnswer | NoAnswer>,
  { email, rememberMe }: Pick<Credentials, 'email' | 'rememberMe'>,
): ApiThunk<Promise<SignInOutcome>> => attempt('login', { kind: 'sent', answer }, rememberMe, email);

/** Sends the sign-in form and carries it to its end. */
export const signIn = (credentials: Credentials): ApiThunk<Promise<SignInOutcome>> =>
  attempt(
    'login',
    { kind: 'body', body: credentials, secrets: secretsIn(contract.login.body, credentials) },
    credentials.rememberMe,
    credentials.email,
  );

/** Sends the code of the second step; ends as `finishSignIn` does. */
export const verifyCode = (
  awaited: { readonly code: string; readonly userId: string; readonly companyName: string },
  rememberMe: boolean,
): ApiThunk<Promise<SignInOutcome>> =>
  attempt(
    'verifyMfaCode',
    { kind: 'body', body: awaited, secrets: secretsIn(contract.verifyMfaCode.body, awaited) },
    rememberMe,
    awaited.userId,
  );

/**
 * Another tab may have signed in since the form was shown. Its session ends here before the attempt begins: with it go the company it
 * acts for, its live connection, and its caches, which would take the attempt with them.
 * @param person the email address, which stands in for the user that a backend does not name
 */
const attempt =
  (
    call: 'login' | 'verifyMfaCode',
    sent: Held,
    rememberMe: boolean,
    person: string,
  ): ApiThunk<Promise<SignInOutcome>> =>
  async (dispatch, getState, { held }) => {
    if (getState().session !== null) dispatch(sessionEnded('elsewhere'));
    const arg = { held: held.hold(sent), rememberMe };
    const outcome = await dispatch(identityApi.endpoints[call].initiate(arg, { track: false })).unwrap();
    return outcome.kind === 'code-needed' ? withFallbackUserId(outcome, person) : outcome;
  };
