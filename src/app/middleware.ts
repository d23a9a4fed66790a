import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/base/api';
import type { Activity } from '../browser/activity';
import type { Clock } from '../browser/clock';
import type { SessionStore } from '../browser/sessionStore';
import type { TabChannel } from '../browser/tabs';
import { createAlertTimeout } from '../middleware/alertTimeout';
import { cacheOwner } from '../middleware/cacheOwner';
import { createCrossTab } from '../middleware/crossTab';
import { createDevicePreferences } from '../middleware/devicePreferences';
import { createLeaving } from '../middleware/leaving';
import { createLive, type LiveDependencies } from '../middleware/live';
import { createSessionPersistence } from '../middleware/sessionPersistence';
import type { Preferences } from '../state/deviceChoices';
import type { SessionEnd } from '../state/sessionEnd';

export interface MiddlewareDependencies {
  readonly clock: Clock;
  readonly sessionStore: SessionStore;
  readonly tabs: TabChannel;
  readonly activity: Activity;
  readonly savePreferences: (preferences: Preferences) => void;
  readonly showPreferences: (preferences: Preferences) => Promise<void>;
  readonly partMissing: () => string;
  readonly live: LiveDependencies;
  readonly leave: (reason: SessionEnd) => void;
}

/**
 * The middleware in the order an action meets it. Each acts after the reducer, on the way back: read the list from below to see
 * what happens first.
 */
export const middlewareOrder = (dependencies: MiddlewareDependencies): Middleware[] => [
  // Acts last: the sign-in page appears when everything of the old session is gone.
  createLeaving(dependencies.leave),
  // After storage and caches agree with the state: a message may arrive the moment the connection stands.
  createLive(dependencies.live),
  // Counts down what the others raise.
  createAlertTimeout(dependencies.clock),
  // Language and theme touch the page and ask for cached sentences again.
  createDevicePreferences({
    save: dependencies.savePreferences,
    show: dependencies.showPreferences,
    partMissing: dependencies.partMissing,
  }),
  // Before anything asks the server again: a new owner must not be answered from the old one's cache.
  cacheOwner,
  // After persistence, so that other tabs which hear of a sign-out find the storage empty.
  createCrossTab({
    sessions: dependencies.sessionStore,
    tabs: dependencies.tabs,
    activity: dependencies.activity,
  }),
  // Acts before all that react to the session: whatever they do, storage already agrees with the state.
  createSessionPersistence(dependencies.sessionStore),
  // Acts first: the caches follow every action before anyone looks at them.
  api.middleware,
];
