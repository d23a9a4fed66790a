import type { i18n } from 'i18next';
import type { ApiExtra } from '../api/base/extra';
import { createHeldThings } from '../api/base/heldThings';
import type { Activity } from '../browser/activity';
import { systemClock } from '../browser/clock';
import { copyText } from '../browser/copyText';
import { saveDeviceSettings, showDeviceSettings } from '../browser/deviceSettings';
import { hubAddress } from '../browser/hubAddress';
import type { AppConfig } from '../browser/readConfig';
import { createDraftStore } from '../browser/draftStore';
import { saveFile } from '../browser/saveFile';
import { createSessionStore, type SessionStore } from '../browser/sessionStore';
import { createTabChannel, tabLock } from '../browser/tabs';
import { httpPort, uploadForm } from '../browser/network';
import { isOffline, onWakeUp } from '../browser/wakeUps';
import { createLanguageSwitch } from '../i18n/translation';
import type { MiddlewareDependencies } from './middleware';

/** This browser's storages. */
export const browserSessionStore = (): SessionStore =>
  createSessionStore(
    () => localStorage,
    () => sessionStorage,
  );

/** What calls may touch: the network, the other tabs, the clock, the downloads. */
export const apiDependencies = (
  config: AppConfig,
  sessionStore: SessionStore,
  activity: Activity,
  learnSecret: (secret: string) => void,
): ApiExtra => ({
  http: httpPort(config.apiBaseUrl),
  storedSession: sessionStore,
  lock: tabLock,
  now: systemClock.now,
  lastActive: activity.last,
  upload: uploadForm,
  draftStore: createDraftStore(() => indexedDB),
  cards: {
    showFields: async (request) => {
      const { cardProvider } = await import(/* webpackChunkName: "card" */ '../browser/cardProvider');
      return cardProvider.showFields(request);
    },
  },
  saveFile,
  openReplay: async () => {
    // With the screen that has the button, so it is there when the button is pressed: a browser opens a window only while the press is fresh.
    const { openReplayWindow } = await import(
      /* webpackChunkName: "configuration" */ '../browser/replayWindow'
    );
    return openReplayWindow();
  },
  copyText,
  held: createHeldThings(learnSecret),
  early: new Map(),
});

/** What the middleware may touch; the live connection's library is loaded when the first member of staff needs it. */
export const middlewareDependencies = (
  config: AppConfig,
  sessionStore: SessionStore,
  activity: Activity,
  translation: i18n,
  leave: MiddlewareDependencies['leave'],
): MiddlewareDependencies => {
  const switchLanguage = createLanguageSwitch(translation);
  return {
    clock: systemClock,
    sessionStore,
    tabs: createTabChannel(),
    activity,
    savePreferences: saveDeviceSettings,
    showPreferences: (preferences) => {
      showDeviceSettings(preferences);
      return switchLanguage(preferences.language);
    },
    partMissing: () => translation.t('failure.part'),
    live: {
      hub: {
        open: async (options) => {
          const { connectHub } = await import(/* webpackChunkName: "hub" */ '../browser/hubConnection');
          return connectHub(hubAddress(config, location.origin, options.language), options);
        },
      },
      clock: systemClock,
      random: Math.random,
      onWakeUp,
      isOffline,
    },
    leave,
  };
};
