import type { Middleware } from '@reduxjs/toolkit';
import type { SessionStore } from '../browser/sessionStore';
import { impersonationRestored } from '../state/impersonation';
import { connectionIdLearned, sessionRestored } from '../state/session';
import { sessionEnded } from '../state/sessionEnd';
import type { ImpersonationPart, SessionPart } from '../state/parts';

type Sessions = Pick<SessionStore, 'read' | 'write' | 'clear' | 'clearTab'>;

/** Keeps the session for the next visit whenever it changes, and empties the storages when it ends. */
export const createSessionPersistence =
  (sessions: Sessions): Middleware<object, SessionPart & ImpersonationPart> =>
  (store) =>
  (next) =>
  (action) => {
    const before = store.getState();
    const result = next(action);
    if (sessionEnded.match(action)) {
      if (action.payload === 'elsewhere') sessions.clearTab();
      else sessions.clear();
    }
    const { session, impersonation } = store.getState();
    const isChanged = session !== before.session || impersonation !== before.impersonation;
    // What came from storage lies there already: written again, it could undo what another tab has put there since.
    const isFromStorage = sessionRestored.match(action) || impersonationRestored.match(action);
    if (session !== null && isChanged && !isFromStorage) {
      // Each tab has its own connection, but remembered sessions share one place: a newer token of another tab stays.
      const kept = connectionIdLearned.match(action) ? (sessions.read()?.session ?? session) : session;
      sessions.write({ session: { ...kept, connectionId: session.connectionId }, original: impersonation });
    }
    return result;
  };
