import { alertRaised } from '../../state/alerts';
import { subjectOf } from '../../state/claims';
import { impersonationRestored } from '../../state/impersonation';
import type { Session } from '../../../contract/entities/session';
import { sessionRestored } from '../../state/session';
import { sessionEnded } from '../../state/sessionEnd';
import type { ApiThunk, CallResult } from './apiThunk';
import { errorText } from './errorMessage';
import type { ApiExtra, StoredSession } from './extra';
import type { Renewed } from './readRenewal';

/**
 * How a refresh ended. Only `refused` ends the session: the server looked and said no. `unavailable` (network, 5xx, 429, an
 * answer nobody understands) leaves it as it is.
 */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unavailable' | 'signed-out';

/** What the call for a new token takes; `idleSeconds` as quietTime says it. */
export interface RenewalArg {
  readonly query: { readonly idleSeconds?: string };
}

export interface Renewals {
  readonly refreshSession: (triedToken: string) => ApiThunk<Promise<RefreshOutcome>>;
  readonly renewByUse: () => ApiThunk<Promise<RefreshOutcome>>;
}

interface Run {
  readonly outcome: Promise<RefreshOutcome>;
  /** Nobody caused it: it moves no end of the session. */
  readonly isQuiet: boolean;
}

/**
 * One renewal of the session for all callers.
 * @param ask makes the call for a new token; its data say what the server decided, its error that it decided nothing
 */
export function createRenewals(
  ask: (arg: RenewalArg) => ApiThunk<PromiseLike<CallResult<Renewed>>>,
): Renewals {
  const underWay = new WeakMap<ApiExtra, Run>();

  /**
   * Replaces the token that was tried. At most one refresh runs for all callers of this tab and all tabs of this browser;
   * whoever comes with a token that has been replaced in the meantime gets `refreshed` without a call (H06).
   */
  const refreshSession: Renewals['refreshSession'] = (triedToken) => (dispatch, getState, extra) => {
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
  const renewByUse: Renewals['renewByUse'] = () => async (dispatch, getState, extra) => {
    const running = underWay.get(extra);
    if (running?.isQuiet === true) await running.outcome;
    const { session } = getState();
    return session === null ? 'signed-out' : dispatch(refreshSession(session.token));
  };

  const refreshInTurn: Renewals['refreshSession'] = (triedToken) => async (dispatch, getState, extra) => {
    const session = getState().session;
    if (session === null) return 'signed-out';
    if (session.token !== triedToken) return 'refreshed';
    const elsewhere = takeFromOtherTab(session, extra.storedSession.read());
    if (elsewhere !== null) {
      dispatch(sessionRestored(elsewhere.session));
      dispatch(impersonationRestored(elsewhere.original));
      return 'refreshed';
    }
    const { data } = await dispatch(ask({ query: quietTime(extra) }));
    const now = getState();
    if (now.session?.token !== triedToken) return now.session === null ? 'signed-out' : 'refreshed';
    if (data?.outcome !== 'refused') return 'unavailable';
    dispatch(sessionEnded('refused'));
    dispatch(alertRaised(errorText('refreshFailed', now.preferences.language), 'danger'));
    return 'refused';
  };

  return { refreshSession, renewByUse };
}

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

type Stored = NonNullable<ReturnType<StoredSession['read']>>;

/** A remembered session lies in storage for all tabs: one of them may have refreshed it while this one waited its turn. */
function takeFromOtherTab(mine: Session, stored: Stored | null): Stored | null {
  if (stored === null || !mine.rememberMe || stored.session.token === mine.token) return null;
  if (subjectOf(stored.session.token) !== subjectOf(mine.token)) return null;
  return { ...stored, session: { ...stored.session, connectionId: mine.connectionId } };
}
