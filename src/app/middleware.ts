import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { Clock } from '../browser/clock';
import type { SessionStore } from '../browser/sessionStore';
import type { TabChannel } from '../browser/tabs';
import { createAlertTimeout } from '../middleware/alertTimeout';
import { cacheOwner } from '../middleware/cacheOwner';
import { createCrossTab } from '../middleware/crossTab';
import { createDevicePreferences } from '../middleware/devicePreferences';
import { createLeaving } from '../middleware/leaving';
import { createLive, type LiveEdges } from '../middleware/live';
import { createSessionPersistence } from '../middleware/sessionPersistence';
import type { Preferences } from '../state/preferences';
import type { SessionEnd } from '../state/sessionEnd';

export interface MiddlewareEdges {
  readonly clock: Clock;
  readonly sessionStore: SessionStore;
  readonly tabs: TabChannel;
  readonly keepPreferences: (preferences: Preferences) => void;
  readonly showPreferences: (preferences: Preferences) => void;
  readonly live: LiveEdges;
  readonly leave: (reason: SessionEnd) => void;
}

/** The order actions meet the middleware in; thunks come first, by the toolkit's defaults. */
export const middlewareOrder = (edges: MiddlewareEdges): Middleware[] => [
  // First, for it owns the caches and must see every action of its own before anyone reacts to it.
  api.middleware,
  // Before all that react to the session: whatever they do next, storage already agrees with the state.
  createSessionPersistence(edges.sessionStore),
  // After persistence, so that other tabs which hear of a sign-out find the storage empty.
  createCrossTab({ sessions: edges.sessionStore, tabs: edges.tabs }),
  // Before anything that could ask the server again: a new owner must not be answered from the old one's cache.
  cacheOwner,
  // Languages and themes touch the page only.
  createDevicePreferences({ keep: edges.keepPreferences, show: edges.showPreferences }),
  // Counts down what the others raise.
  createAlertTimeout(edges.clock),
  // After persistence and cache: a message may arrive the moment the connection stands.
  createLive(edges.live),
  // Last: the sign-in page appears when everything of the old session is gone.
  createLeaving(edges.leave),
];
