import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { Activity } from '../browser/activity';
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
import type { Preferences } from '../state/deviceChoices';
import type { SessionEnd } from '../state/sessionEnd';

export interface MiddlewareEdges {
  readonly clock: Clock;
  readonly sessionStore: SessionStore;
  readonly tabs: TabChannel;
  readonly activity: Activity;
  readonly keepPreferences: (preferences: Preferences) => void;
  readonly showPreferences: (preferences: Preferences) => Promise<void>;
  readonly partMissing: () => string;
  readonly live: LiveEdges;
  readonly leave: (reason: SessionEnd) => void;
}

/**
 * The middleware in the order an action meets it. Each acts after the reducer, on the way back: read the list from below to see
 * what happens first.
 */
export const middlewareOrder = (edges: MiddlewareEdges): Middleware[] => [
  // Acts last: the sign-in page appears when everything of the old session is gone.
  createLeaving(edges.leave),
  // After storage and caches agree with the state: a message may arrive the moment the connection stands.
  createLive(edges.live),
  // Counts down what the others raise.
  createAlertTimeout(edges.clock),
  // Language and theme touch the page and ask for cached sentences again.
  createDevicePreferences({
    keep: edges.keepPreferences,
    show: edges.showPreferences,
    partMissing: edges.partMissing,
  }),
  // Before anything asks the server again: a new owner must not be answered from the old one's cache.
  cacheOwner,
  // After persistence, so that other tabs which hear of a sign-out find the storage empty.
  createCrossTab({ sessions: edges.sessionStore, tabs: edges.tabs, activity: edges.activity }),
  // Acts before all that react to the session: whatever they do, storage already agrees with the state.
  createSessionPersistence(edges.sessionStore),
  // Acts first: the caches follow every action before anyone looks at them.
  api.middleware,
];
