import { configureStore, type DevToolsEnhancerOptions, type Middleware } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/extra';
import type { KeptSession } from '../browser/sessionStore';
import type { Preferences } from '../state/deviceChoices';
import { middlewareOrder, type MiddlewareEdges } from './middleware';
import { reducer } from './reducer';

interface StoreSettings {
  readonly extra: ApiExtra;
  readonly edges: MiddlewareEdges;
  readonly preferences: Preferences;
  /** The session an earlier visit left. */
  readonly kept: KeptSession | null;
  readonly devTools: DevToolsEnhancerOptions | false;
  /** Sees every dispatch begin and end, before all others. */
  readonly first?: readonly Middleware[];
  /** Sees just the actions that reach the reducer: the caches' middleware absorbs some. */
  readonly last?: readonly Middleware[];
}

/** The store with its middleware; everything of the world outside comes in through `extra` and `edges`. */
export const createStore = ({
  extra,
  edges,
  preferences,
  kept,
  devTools,
  first = [],
  last = [],
}: StoreSettings) =>
  configureStore({
    reducer,
    // A connection of the last visit is gone with it.
    preloadedState: {
      preferences,
      session: kept === null ? null : { ...kept.session, connectionId: '' },
      impersonation: kept?.original ?? null,
    },
    middleware: (defaults) => {
      const order = defaults({ thunk: { extraArgument: extra } })
        .concat(middlewareOrder(edges))
        .concat(last);
      // In place: a list put in front would hide from the compiler that thunks may be dispatched.
      order.unshift(...first);
      return order;
    },
    devTools,
  });

export type AppStore = ReturnType<typeof createStore>;
