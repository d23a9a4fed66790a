import * as z from 'zod/mini';
import { companyFlags, sessionSchema, type Session } from '../../contract/entities/session';
import { isUsableToken } from '../state/claims';
import type { OriginalCompany } from '../state/impersonation';

/** What outlives a reload: the session, and while acting for a company the admin's own one. */
export interface StoredSession {
  readonly session: Session;
  readonly original: OriginalCompany | null;
}

export interface SessionStore {
  /**
   * The kept session, this tab's own before the remembered one, which may be somebody else's in another tab; null where there is
   * none. What cannot be read or is not ours is removed: it means signed out (H47).
   */
  read(): StoredSession | null;
  /** Keeps it in local storage when remembered, else in this tab's storage; never in both (H65). */
  write(stored: StoredSession): void;
  /** Keeps what has become of a session, where it lies: the other storage may hold another tab's. */
  update(stored: StoredSession): void;
  /** Empties both storages, as signing out must. */
  clear(): void;
  /** Empties this tab's storage alone: the other one is for all tabs, and one of them may just have signed in. */
  clearTab(): void;
  /** Calls back when another tab changed the remembered session. */
  onChange(listener: () => void): void;
}

const SESSION_KEY = 'auth';
const ORIGINAL_KEY = 'originalCompany';

const originalSchema = z.extend(companyFlags, { companyId: z.string() });

/** The browser's two storages behind one door. A barred or full storage is lived with: the session then lasts for this page. */
export function createSessionStore(local: () => Storage, tab: () => Storage): SessionStore {
  const stores = [local, tab];
  return {
    read: () => {
      const found = attempt(() => readFrom(tab())) ?? attempt(() => readFrom(local()));
      return found ?? null;
    },
    write: (stored) => {
      const other = stored.session.rememberMe ? tab : local;
      attempt(() => {
        remove(other());
      });
      save(stored);
    },
    update: save,
    clear: () => {
      for (const store of stores) {
        attempt(() => {
          store().clear();
        });
      }
    },
    clearTab: () => {
      attempt(() => {
        tab().clear();
      });
    },
    onChange: (listener) => {
      addEventListener('storage', (event) => {
        if (event.storageArea === attempt(local) && (event.key === SESSION_KEY || event.key === null))
          listener();
      });
    },
  };

  function save({ session, original }: StoredSession): void {
    const home = session.rememberMe ? local : tab;
    const isStored = attempt(() => {
      if (original === null) home().removeItem(ORIGINAL_KEY);
      else home().setItem(ORIGINAL_KEY, JSON.stringify(original));
      // Last: it is what the other tabs listen for, and they read both.
      home().setItem(SESSION_KEY, JSON.stringify(session));
      return true;
    });
    // Half of what was meant to be kept would be a lie after a reload.
    if (isStored === undefined) {
      attempt(() => {
        remove(home());
      });
    }
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const parseJson = (text: string | null): unknown =>
  text === null ? undefined : attempt((): unknown => JSON.parse(text));

function remove(storage: Storage): void {
  storage.removeItem(SESSION_KEY);
  storage.removeItem(ORIGINAL_KEY);
}

function readFrom(storage: Storage): StoredSession | undefined {
  const text = storage.getItem(SESSION_KEY);
  if (text === null) return undefined;
  const session = sessionSchema.safeParse(parseJson(text));
  // A text that is no token names nobody: the guard would take its holder for somebody without a role. One without an end would
  // leave before the guard looks at it (H91).
  if (!session.success || !isUsableToken(session.data.token)) {
    remove(storage);
    return undefined;
  }
  const ownText = storage.getItem(ORIGINAL_KEY);
  if (ownText === null) return { session: session.data, original: null };
  const original = originalSchema.safeParse(parseJson(ownText));
  // Without the way back, the company acted for would pass for the admin's own.
  if (!original.success) {
    remove(storage);
    return undefined;
  }
  return { session: session.data, original: original.data };
}
