import type { Middleware } from '@reduxjs/toolkit';
import type { Session } from '../../contract/entities/session';
import type { SessionStore } from '../browser/sessionStore';
import { impersonationRestored } from '../state/impersonation';
import { isSameSession } from '../state/isSameSession';
import { connectionIdLearned, sessionRestored, sessionStarted } from '../state/session';
import { sessionEnded, type SessionEnd } from '../state/sessionEnd';
import type { ImpersonationPart, SessionPart } from '../state/parts';

type Sessions = Pick<SessionStore, 'read' | 'write' | 'update' | 'clear' | 'clearTab'>;

/** Keeps the session for the next visit whenever it changes, and empties the storages when it ends. */
export const createSessionPersistence =
  (sessions: Sessions): Middleware<object, SessionPart & ImpersonationPart> =>
  (store) =>
  (next) =>
  (action) => {
    const before = store.getState();
    const result = next(action);
    if (sessionEnded.match(action)) clearStorage(sessions, action.payload, before.session);
    const { session, impersonation } = store.getState();
    const isChanged = session !== before.session || impersonation !== before.impersonation;
    // What came from storage lies there already: written again, it could undo what another tab has put there since.
    const isFromStorage = sessionRestored.match(action) || impersonationRestored.match(action);
    if (session === null || !isChanged || isFromStorage) return result;
    if (connectionIdLearned.match(action)) storeConnectionId(sessions, session);
    else if (sessionStarted.match(action)) sessions.write({ session, original: impersonation });
    else sessions.update({ session, original: impersonation });
    return result;
  };

/**
 * Signing out empties both storages. A session that another tab ended leaves the shared one to that tab; one that this tab alone
 * had and the server refuses leaves there whom another tab remembers.
 */
function clearStorage(sessions: Sessions, reason: SessionEnd, mine: Session | null): void {
  sessions.clearTab();
  if (reason === 'elsewhere') return;
  const other = sessions.read()?.session;
  const isOtherSession =
    reason === 'refused' &&
    mine?.rememberMe === false &&
    other?.rememberMe === true &&
    other.token !== mine.token;
  if (!isOtherSession) sessions.clear();
}

/**
 * Each tab has its own connection, but remembered sessions share one place: all else that another tab has put there stays, and what
 * is gone from there, or is another person's by now, is left alone.
 */
function storeConnectionId(sessions: Sessions, mine: Session): void {
  const stored = sessions.read();
  if (stored === null || !isSameSession(mine, stored.session)) return;
  sessions.update({ ...stored, session: { ...stored.session, connectionId: mine.connectionId } });
}
