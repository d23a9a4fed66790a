import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { subjectOf } from '../../state/claims';
import type { SessionPart } from '../../state/parts';
import { tokenRefreshed } from '../../state/session';
import { sessionLimitLearned } from '../../state/sessionLimit';
import { renewalSchema } from '../identity/sessionAnswers';
import { readAnswer, readFailure, type ApiFailure } from './apiFailure';
import type { ApiExtra } from './extra';
import type { NoAnswer, RawAnswer } from './httpRequest';

/** What the server decided about a renewal. The token itself goes to the session alone. */
export interface Renewed {
  readonly outcome: 'refreshed' | 'refused' | 'superseded';
}

/** Reads the answer to the call for a new token. An error means that the server decided nothing. */
export function readRenewal(
  answer: RawAnswer | NoAnswer,
  { dispatch, getState, extra }: BaseQueryApi,
): { data: Renewed } | { error: ApiFailure } {
  if (answer.kind === 'unreachable') return { error: answer };
  if (isRefusal(answer.status)) return REFUSED;
  const read = readAnswer(answer, renewalSchema);
  if (!read.ok)
    // Other backends say no inside a success.
    return read.failure.kind === 'refused' && answer.status < 300 ? REFUSED : { error: readFailure(answer) };
  const { session } = getState() as SessionPart;
  if (session === null) return { data: { outcome: 'superseded' } };
  // The credential is the browser's, not the tab's: another person's token is no renewal of this session.
  if (subjectOf(read.data.token) !== subjectOf(session.token)) return REFUSED;
  const received = { clientNow: (extra as ApiExtra).now(), serverNow: answer.serverNow };
  dispatch(tokenRefreshed(read.data.token, received));
  dispatch(sessionLimitLearned({ endsAt: read.data.sessionEndsAt, ...received }));
  return { data: { outcome: 'refreshed' } };
}

const REFUSED: { data: Renewed } = { data: { outcome: 'refused' } };

const isRefusal = (status: number): boolean =>
  status === 400 || status === 401 || status === 403 || status === 423;
