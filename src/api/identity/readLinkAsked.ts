import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { anySuccess } from '../base/anySuccess';
import { readAnswer, unreadable, type ApiFailure } from '../base/apiFailure';
import { loginFailureMessage } from '../base/errorMessage';
import type { NoAnswer, RawAnswer } from '../base/httpRequest';
import { readSignIn } from './readSignIn';
import type { SignInOutcome } from './signInOutcome';

/** How asking for a link ended: sent where there is an account, or the answer of a backend that signs in instead. */
export type LinkAsked = { readonly kind: 'asked' } | SignInOutcome;

/** The answer whose body is used to log in. It carries no Location, so the browser follows nothing. */
const USED_TO_LOG_IN = 307;

/** Reads what asking for a link gave. 307 is read as any answer to a sign-in, the request for a code included (decision 24). */
export function readLinkAsked(
  answer: RawAnswer | NoAnswer,
  api: BaseQueryApi,
): { data: LinkAsked } | { error: ApiFailure } {
  // Sent on, it is another server's answer to another question (decision 24).
  if (answer.kind === 'answered' && answer.wasSentOn === true) return { error: unreadable(answer) };
  if (answer.kind === 'answered' && answer.status === USED_TO_LOG_IN)
    return { data: readSignIn({ ...answer, status: 200 }, false, loginFailureMessage, api) };
  const read = readAnswer(answer, anySuccess);
  return read.ok ? { data: { kind: 'asked' } } : { error: read.failure };
}
