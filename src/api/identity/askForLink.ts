import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { BodyOf } from '../../../contract/endpoint';
import { forgotPassword } from '../../../contract/endpoints/identity';
import type { PreferencesPart } from '../../state/parts';
import { readAnswer, type ApiFailure } from '../base/apiFailure';
import { answerSchema } from '../base/endpointQuery';
import { loginFailureMessage } from '../base/errorMessage';
import type { ApiExtra } from '../base/extra';
import { sendRequest } from '../base/httpRequest';
import { readSignIn } from './readSignIn';
import type { SignInOutcome } from './signInOutcome';

/** How asking for a link ended: sent where there is an account, or the answer of a backend that signs in instead. */
export type LinkAsked = { readonly kind: 'asked' } | SignInOutcome;

/** The answer whose body is used to log in. It carries no Location, so the browser follows nothing. */
const USED_TO_LOG_IN = 307;

/** Asks for a link. 307 is read as any answer to a sign-in, the request for a code included (decision 24). */
export async function askForLink(
  arg: { readonly body: BodyOf<typeof forgotPassword> },
  api: BaseQueryApi,
): Promise<{ data: LinkAsked } | { error: ApiFailure }> {
  const answer = await sendRequest((api.extra as ApiExtra).http, {
    method: forgotPassword.method,
    path: forgotPassword.path,
    headers: { 'Accept-Language': (api.getState() as PreferencesPart).preferences.language },
    body: JSON.stringify(arg.body),
    signal: api.signal,
  });
  if (answer.kind === 'answered' && answer.status === USED_TO_LOG_IN)
    return { data: readSignIn({ ...answer, status: 200 }, false, loginFailureMessage, api) };
  const read = readAnswer(answer, answerSchema(forgotPassword));
  return read.ok ? { data: { kind: 'asked' } } : { error: read.failure };
}
