import { refreshSession } from '../api/base/api';
import type { Clock } from '../browser/clock';
import type { Visitor } from '../routing/guard';
import { selectIsSignedIn, selectIsTemporary, selectRoles, selectSession } from '../state/session';
import type { AppStore } from './createStore';

/** No navigation waits longer than this for a new token; the screen's own calls ask again if need be. */
const FRESHEN_LIMIT_MS = 4_000;

/** Who stands before the guard, from the state as it is now. */
export function visitorIn(store: Pick<AppStore, 'getState'>): Visitor {
  const state = store.getState();
  return {
    isSignedIn: selectIsSignedIn(state),
    roles: selectRoles(state),
    isTemporary: selectIsTemporary(state),
  };
}

/** Before every navigation: past the time a token is kept, a new one is asked for (decision 2). */
export async function freshen(store: AppStore, clock: Clock): Promise<void> {
  const session = selectSession(store.getState());
  if (session === null || session.tokenExpires > clock.now()) return;
  await Promise.race([
    store.dispatch(refreshSession(session.token)),
    new Promise<void>((resolve) => clock.after(FRESHEN_LIMIT_MS, resolve)),
  ]);
}
