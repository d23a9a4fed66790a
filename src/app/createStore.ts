import { configureStore, type DevToolsEnhancerOptions, type Middleware } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/base/extra';
import type { StoredSession } from '../browser/sessionStore';
import type { Preferences } from '../state/deviceChoices';
import { middlewareOrder, type MiddlewareDependencies } from './middleware';
import { reducer } from './reducer';

interface StoreSettings {
  readonly extra: ApiExtra;
  readonly dependencies: MiddlewareDependencies;
  readonly preferences: Preferences;
  /** The session an earlier visit left. */
  readonly stored: StoredSession | null;
  readonly devTools: DevToolsEnhancerOptions | false;
  /** Sees every dispatch begin and end, before all others. */
  readonly first?: readonly Middleware[];
  /** Sees just the actions that reach the reducer: the caches' middleware absorbs some. */
  readonly last?: readonly Middleware[];
}

/** The store with its middleware; everything of the world outside comes in through `extra` and `edges`. */
export const createStore = ({
  extra,
  dependencies,
  preferences,
  stored,
  devTools,
  first = [],
  last = [],
}: StoreSettings) =>
  configureStore({
    reducer,
    // A connection of the last visit is gone with it.
    preloadedState: {
      preferences,
      session: stored === null ? null : { ...stored.session, connectionId: '' },
      impersonation: stored?.original ?? null,
    },
    middleware: (defaults) => {
      const order = defaults({ thunk: { extraArgument: extra } })
        .concat(middlewareOrder(dependencies))
        .concat(last);
      // In place: a list put in front would hide from the compiler that thunks may be dispatched.
      order.unshift(...first);
      return order;
    },
    // An answer is shown when it is there. RTK would wait for the next frame, to draw several answers together.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools,
  });

export type AppStore = ReturnType<typeof createStore>;
