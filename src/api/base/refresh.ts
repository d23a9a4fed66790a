import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { refreshToken } from '../../../contract/endpoints/identity';
import type { Session } from '../../../contract/entities/session';
import type { ImpersonationPart, PreferencesPart, SessionPart } from '../../state/parts';
import { subjectOf } from '../../state/claims';
import { alertRaised } from '../../state/alerts';
import { impersonationRestored } from '../../state/impersonation';
import { sessionRestored, tokenRefreshed } from '../../state/session';
import { sessionEnded } from '../../state/sessionEnd';
import { sessionLimitLearned } from '../../state/sessionLimit';
import { readAnswer } from './apiFailure';
import { callPath } from './endpointQuery';
import { errorText } from './errorMessage';
import type { ApiExtra, StoredSession } from './extra';
import { sendRequest } from './httpRequest';
import { renewalSchema } from '../identity/sessionAnswers';

/**
 * How a refresh ended. Only `refused` ends the session: the server looked and said no. `unavailable` (network, 5xx, 429, an
 * answer nobody understands) leaves it as it is.
 */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unavailable' | 'signed-out';

/** The part of the state that calls read. */
export type CallState = SessionPart & ImpersonationPart & PreferencesPart;

export type ApiThunk<R> = ThunkAction<R, CallState, ApiExtra, UnknownAction>;

interface Run {
  readonly outcome: Promise<RefreshOutcome>;
  /** Nobody caused it: it moves no end of the session. */
  readonly isQuiet: boolean;
}

const underWay = new WeakMap<ApiExtra, Run>();

/**
 * Replaces the token that was tried. At most one refresh runs for all callers of this tab and all tabs of this browser;
 * whoever comes with a token that has been replaced meanwhile gets `refreshed` without a call (H06).
 */
export const refreshSession =
  (triedToken: string): ApiThunk<Promise<RefreshOutcome>> =>
  (dispatch, getState, extra) => {
    const current = getState().session;
    if (current === null) return Promise.resolve('signed-out');
    if (current.token !== triedToken) return Promise.resolve('refreshed');
    const running = underWay.get(extra);
    if (running !== undefined) return running.outcome;
    const isQuiet = quietTime(extra).idleSeconds !== undefined;
    const outcome = extra.lock
      .run('session-refresh', () => dispatch(refreshInTurn(triedToken)))
      .finally(() => underWay.delete(extra));
    underWay.set(extra, { outcome, isQuiet });
    return outcome;
  };

/** A renewal that counts as use of the session: one that is under way for nobody is waited for and followed by another. */
export const renewByUse = (): ApiThunk<Promise<RefreshOutcome>> => async (dispatch, getState, extra) => {
  const running = underWay.get(extra);
  if (running?.isQuiet === true) await running.outcome;
  const { session } = getState();
  return session === null ? 'signed-out' : dispatch(refreshSession(session.token));
};

const refreshInTurn =
  (triedToken: string): ApiThunk<Promise<RefreshOutcome>> =>
  async (dispatch, getState, extra) => {
    const session = getState().session;
    if (session === null) return 'signed-out';
    if (session.token !== triedToken) return 'refreshed';
    const elsewhere = takeFromOtherTab(session, extra.storedSession.read());
    if (elsewhere !== null) {
      dispatch(sessionRestored(elsewhere.session));
      dispatch(impersonationRestored(elsewhere.original));
      return 'refreshed';
    }
    const answer = await sendRequest(extra.http, {
      method: refreshToken.method,
      path: callPath(refreshToken, { query: quietTime(extra) }),
      headers: {
        Authorization: `Bearer ${session.token}`,
        'Accept-Language': getState().preferences.language,
      },
    });
    if (getState().session?.token !== triedToken)
      return getState().session === null ? 'signed-out' : 'refreshed';
    if (answer.kind === 'answered' && isRefusal(answer.status)) return end();
    const read = readAnswer(answer, renewalSchema);
    if (answer.kind !== 'answered') return 'unavailable';
    // Other backends say no inside a success.
    if (!read.ok) return read.failure.kind === 'refused' && answer.status < 300 ? end() : 'unavailable';
    // The credential is the browser's, not the tab's: another person's token is no renewal of this session.
    if (subjectOf(read.data.token) !== subjectOf(session.token)) return end();
    const received = { clientNow: extra.now(), serverNow: answer.serverNow };
    dispatch(tokenRefreshed(read.data.token, received));
    dispatch(sessionLimitLearned({ endsAt: read.data.sessionEndsAt, ...received }));
    return 'refreshed';

    function end(): RefreshOutcome {
      dispatch(sessionEnded('refused'));
      dispatch(alertRaised(errorText('refreshFailed', getState().preferences.language), 'danger'));
      return 'refused';
    }
  };

/** A press and the renewal it causes lie moments apart. */
const QUIET_SECONDS = 60;

/**
 * The specification's call says nothing more where somebody is there. A renewal that the live connection or a reloading list caused
 * says for how long nobody was, and is no use of the session (decision 56).
 */
function quietTime({ now, lastActive }: ApiExtra): { readonly idleSeconds?: string } {
  const seconds = Math.floor((now() - lastActive()) / 1_000);
  return seconds < QUIET_SECONDS ? {} : { idleSeconds: String(seconds) };
}

const isRefusal = (status: number): boolean =>
  status === 400 || status === 401 || status === 403 || status === 423;

type Stored = NonNullable<ReturnType<StoredSession['read']>>;

/** A remembered session lies in storage for all tabs: one of them may have refreshed it while this one waited its turn. */
function takeFromOtherTab(mine: Session, stored: Stored | null): Stored | null {
  if (stored === null || !mine.rememberMe || stored.session.token === mine.token) return null;
  if (subjectOf(stored.session.token) !== subjectOf(mine.token)) return null;
  return { ...stored, session: { ...stored.session, connectionId: mine.connectionId } };
}
