import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { isTimeZone } from '../../../domain/calendarDate';
import { boardZoneLearned } from '../../state/boardZone';
import type { BoardZonePart, ImpersonationPart, PreferencesPart, SessionPart } from '../../state/parts';
import { readAnswer, type ApiFailure } from './apiFailure';
import { callHeaders } from './callHeaders';
import type { ApiCall } from './endpointQuery';
import type { ApiExtra } from './extra';
import { sendRequest, type NoAnswer, type RawAnswer } from './httpRequest';
import { refreshSession } from './refresh';

type State = SessionPart & ImpersonationPart & PreferencesPart & BoardZonePart;

/** What a query keeps beside its data. */
export interface AnswerMeta {
  readonly status: number | undefined;
}

/**
 * Every call of the application goes through here: it adds the token, the language and the company acted for, and answers
 * data checked against the contract, and learns the board's zone from every answer. A 401 is met by one refresh for all callers, then one repeat; a request that went out
 * with an older token just repeats with the newer. Of the failures only a refused refresh ends the session (refresh.ts).
 */
export const refreshingBaseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure, object, AnswerMeta> = async (
  call,
  api,
) => {
  const answer = await sendWithToken(call, api);
  learnBoardZone(answer, api);
  const meta = { status: answer.kind === 'answered' ? answer.status : undefined };
  const read = readAnswer(answer, call.schema);
  return read.ok ? { data: read.data, meta } : { error: read.failure, meta };
};

/** Before the answer's data is shown: its instants and days are the board's. */
function learnBoardZone(answer: RawAnswer | NoAnswer, { dispatch, getState }: BaseQueryApi): void {
  const zone = answer.kind === 'answered' ? answer.boardZone : null;
  if (zone === null || zone === (getState() as State).boardZone || !isTimeZone(zone)) return;
  dispatch(boardZoneLearned(zone));
}

async function sendWithToken(call: ApiCall, api: BaseQueryApi): Promise<RawAnswer | NoAnswer> {
  const extra = api.extra as ApiExtra;
  const state = (): State => api.getState() as State;
  const triedToken = state().session?.token;
  const answer = await (answeredEarly(call, state(), extra) ?? send(call, state(), extra, api.signal));
  if (answer.kind === 'unreachable' || answer.status !== 401 || triedToken === undefined) return answer;
  const dispatch = api.dispatch as ThunkDispatch<State, ApiExtra, UnknownAction>;
  const outcome = await dispatch(refreshSession(triedToken));
  return outcome === 'refreshed' ? send(call, state(), extra, api.signal) : answer;
}

/** The answer to a call that left before the application was there, where it was just this one; it is used once. */
function answeredEarly(
  { path }: ApiCall,
  { session, preferences }: State,
  { early }: ApiExtra,
): Promise<RawAnswer | NoAnswer> | undefined {
  const found = early.get(path);
  early.delete(path);
  return found?.token === session?.token && found?.language === preferences.language
    ? found.answer
    : undefined;
}

function send(
  call: ApiCall,
  state: State,
  extra: ApiExtra,
  signal: AbortSignal,
): Promise<RawAnswer | NoAnswer> {
  return sendRequest(extra.http, {
    method: call.method,
    path: call.path,
    ...(call.body === undefined ? {} : { body: call.body }),
    signal,
    headers: {
      ...callHeaders(state),
      ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
    },
  });
}
