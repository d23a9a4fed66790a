import type { Middleware } from '@reduxjs/toolkit';
import type { Activity } from '../browser/activity';
import type { SessionStore } from '../browser/sessionStore';
import type { TabChannel } from '../browser/tabs';
import { readClaims, subjectOf } from '../state/claims';
import { impersonationRestored } from '../state/impersonation';
import type { ImpersonationPart, SessionPart } from '../state/parts';
import { sessionRestored } from '../state/session';
import { sessionEnded } from '../state/sessionEnd';
import { sessionLimitLearned, sessionLimitTold } from '../state/sessionLimit';

interface Edges {
  readonly sessions: Pick<SessionStore, 'read' | 'onChange'>;
  readonly tabs: TabChannel;
  readonly activity: Pick<Activity, 'noticed' | 'onActive'>;
}

/**
 * Keeps the tabs of one browser of one mind: signing out anywhere signs out everywhere (H19), a remembered session that
 * another tab refreshed, changed or began is taken over with the company it acts for, its end moves on in every tab when one of
 * them uses it, whoever is active in one tab is active in every tab, and two people are never mixed.
 */
export const createCrossTab =
  ({ sessions, tabs, activity }: Edges): Middleware<object, SessionPart & ImpersonationPart> =>
  (store) => {
    tabs.onSignedOut(() => {
      if (store.getState().session !== null) store.dispatch(sessionEnded('elsewhere'));
    });
    tabs.onSessionLimit(({ sessionId, endsAt }) => {
      const mine = store.getState().session;
      if (mine !== null && sessionIdOf(mine.token) === sessionId) store.dispatch(sessionLimitTold(endsAt));
    });
    activity.onActive((at) => {
      const sessionId = sessionIdOf(store.getState().session?.token ?? '');
      if (sessionId !== undefined) tabs.tellActive({ sessionId, at });
    });
    tabs.onActive(({ sessionId, at }) => {
      if (sessionIdOf(store.getState().session?.token ?? '') === sessionId) activity.noticed(at);
    });
    sessions.onChange(() => {
      const { session: mine, impersonation } = store.getState();
      if (mine !== null && !mine.rememberMe) return;
      const kept = sessions.read();
      const isOther =
        mine !== null && (kept === null || subjectOf(kept.session.token) !== subjectOf(mine.token));
      if (isOther) store.dispatch(sessionEnded('elsewhere'));
      if (kept?.session.rememberMe !== true) return;
      const isAsHere =
        kept.session.token === mine?.token &&
        kept.session.companyId === mine.companyId &&
        kept.original?.companyId === impersonation?.companyId;
      if (isAsHere) return;
      store.dispatch(
        sessionRestored({ ...kept.session, connectionId: isOther ? '' : (mine?.connectionId ?? '') }),
      );
      store.dispatch(impersonationRestored(kept.original));
    });
    return (next) => (action) => {
      const wasSignedIn = store.getState().session !== null;
      const result = next(action);
      if (wasSignedIn && sessionEnded.match(action) && action.payload === 'signed-out') tabs.tellSignedOut();
      if (sessionLimitLearned.match(action) && action.payload !== null) {
        const sessionId = sessionIdOf(store.getState().session?.token ?? '');
        if (sessionId !== undefined) tabs.tellSessionLimit({ sessionId, endsAt: action.payload });
      }
      return result;
    };
  };

const sessionIdOf = (token: string): string | undefined => readClaims(token)?.sid;
