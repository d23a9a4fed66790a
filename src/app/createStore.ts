import { configureStore } from '@reduxjs/toolkit';
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
  readonly devTools: boolean;
}

/** The store with its middleware; everything of the world outside comes in through `extra` and `edges`. */
export const createStore = ({ extra, edges, preferences, kept, devTools }: StoreSettings) =>
  configureStore({
    reducer,
    // A connection of the last visit is gone with it.
    preloadedState: {
      preferences,
      session: kept === null ? null : { ...kept.session, connectionId: '' },
      impersonation: kept?.original ?? null,
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(middlewareOrder(edges)),
    devTools,
  });

export type AppStore = ReturnType<typeof createStore>;
