import type { Middleware } from '@reduxjs/toolkit';
import type { Activity } from '../browser/activity';
import type { SessionStore } from '../browser/sessionStore';
import type { TabChannel } from '../browser/tabs';
import { readClaims, subjectOf } from '../state/claims';
import { impersonationRestored } from '../state/impersonation';
import type { ImpersonationPart, SessionPart } from '../state/parts';
import { sessionRestored } from '../state/session';
import { sessionEnded } from '../state/sessionEnd';
import { sessionLimitLearned, sessionLimitShared } from '../state/sessionLimit';

interface Dependencies {
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
  ({ sessions, tabs, activity }: Dependencies): Middleware<object, SessionPart & ImpersonationPart> =>
  (store) => {
    tabs.onSignedOut(() => {
      if (store.getState().session !== null) store.dispatch(sessionEnded('elsewhere'));
    });
    tabs.onSessionLimit(({ sessionId, endsAt }) => {
      const mine = store.getState().session;
      if (mine !== null && sessionIdOf(mine.token) === sessionId) store.dispatch(sessionLimitShared(endsAt));
    });
    activity.onActive((at) => {
      const sessionId = sessionIdOf(store.getState().session?.token ?? '');
      if (sessionId !== undefined) tabs.announceActive({ sessionId, at });
    });
    tabs.onActive(({ sessionId, at }) => {
      if (sessionIdOf(store.getState().session?.token ?? '') === sessionId) activity.noticed(at);
    });
    sessions.onChange(() => {
      const { session: mine, impersonation } = store.getState();
      if (mine !== null && !mine.rememberMe) return;
      const stored = sessions.read();
      const isOther =
        mine !== null && (stored === null || subjectOf(stored.session.token) !== subjectOf(mine.token));
      if (isOther) store.dispatch(sessionEnded('elsewhere'));
      if (stored?.session.rememberMe !== true) return;
      const isAsHere =
        stored.session.token === mine?.token &&
        stored.session.companyId === mine.companyId &&
        stored.original?.companyId === impersonation?.companyId;
      if (isAsHere) return;
      store.dispatch(
        sessionRestored({ ...stored.session, connectionId: isOther ? '' : (mine?.connectionId ?? '') }),
      );
      store.dispatch(impersonationRestored(stored.original));
    });
    return (next) => (action) => {
      const wasSignedIn = store.getState().session !== null;
      const result = next(action);
      if (wasSignedIn && sessionEnded.match(action) && action.payload === 'signed-out')
        tabs.announceSignedOut();
      if (sessionLimitLearned.match(action) && action.payload !== null) {
        const sessionId = sessionIdOf(store.getState().session?.token ?? '');
        if (sessionId !== undefined) tabs.announceSessionLimit({ sessionId, endsAt: action.payload });
      }
      return result;
    };
  };

const sessionIdOf = (token: string): string | undefined => readClaims(token)?.sid;
