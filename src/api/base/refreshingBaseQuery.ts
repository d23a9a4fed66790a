import { nanoid, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { isTimeZone } from '../../../domain/calendarDate';
import { boardZoneLearned } from '../../state/boardZone';
import type { BoardZonePart } from '../../state/parts';
import type { ApiFailure } from './apiFailure';
import type { CallState } from './apiThunk';
import { readCall } from './callReading';
import type { ApiCall } from './endpointQuery';
import type { ApiExtra } from './extra';
import type { FetchedFile } from './fileRequest';
import type { Held } from './heldThings';
import type { NoAnswer, RawAnswer } from './httpRequest';
import type { Renewals } from './renewals';
import { transmit } from './transmit';

/** As long as one can read it out on the phone. */
const REFERENCE_LENGTH = 8;

type State = CallState & BoardZonePart;
type Answer = FetchedFile | RawAnswer | NoAnswer;

/** What a query keeps beside its data. */
export interface AnswerMeta {
  readonly status: number | undefined;
}

/**
 * The one way to the backend: data, files, and sign-in alike. It adds the token, the language, and the company acted for, learns
 * the board's zone from every answer, and reads it. A 401 is met by one refresh for all callers, then one repeat; a request that
 * went out with an older token just repeats with the newer. Of the failures only a refused refresh ends the session.
 */
export const createRefreshingBaseQuery =
  (
    refreshSession: Renewals['refreshSession'],
  ): BaseQueryFn<ApiCall, unknown, ApiFailure, object, AnswerMeta> =>
  async (call, api) => {
    const extra = api.extra as ApiExtra;
    // Whatever becomes of the call, its bytes and secrets are forgotten with it.
    const handle = call.upload?.file.handle ?? call.held;
    const held = handle === undefined ? undefined : extra.held.take(handle);
    const answer = await sendWithToken(call, held, api, refreshSession);
    learnBoardZone(answer, api);
    const status = answer.kind === 'unreachable' ? undefined : answer.status;
    const whole = held?.kind === 'body' || call.reading.kind === 'file' ? call.held : undefined;
    return { ...readCall(call.reading, named(answer, call), whole, api), meta: { status } };
  };

/**
 * What cannot be understood is shown with a reference, which the call's action has, too. Where no answer came, nobody knows what became of
 * the call.
 */
function named(answer: Answer, { idempotencyKey }: ApiCall): Answer {
  if (answer.kind === 'answered') return { ...answer, reference: nanoid(REFERENCE_LENGTH) };
  if (answer.kind === 'file' || idempotencyKey === undefined) return answer;
  return { ...answer, countsOnce: true };
}

/** Before the answer's data is shown: its instants and days are the board's. */
function learnBoardZone(answer: Answer, { dispatch, getState }: BaseQueryApi): void {
  const zone = answer.kind === 'answered' ? answer.boardZone : null;
  if (zone === null || zone === (getState() as State).boardZone || !isTimeZone(zone)) return;
  dispatch(boardZoneLearned(zone));
}

async function sendWithToken(
  call: ApiCall,
  held: Held | undefined,
  api: BaseQueryApi,
  refreshSession: Renewals['refreshSession'],
): Promise<Answer> {
  if (held?.kind === 'sent') return held.answer;
  const state = (): State => api.getState() as State;
  const triedToken = state().session?.token;
  const answer = await (answeredEarly(call, state(), api.extra as ApiExtra) ??
    transmit(call, held, state(), api));
  if (answer.kind !== 'answered' || answer.status !== 401 || triedToken === undefined) return answer;
  if (call.isRenewal === true) return answer;
  const dispatch = api.dispatch as ThunkDispatch<State, ApiExtra, UnknownAction>;
  const outcome = await dispatch(refreshSession(triedToken));
  return outcome === 'refreshed' ? transmit(call, held, state(), api) : answer;
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
