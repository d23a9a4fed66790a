import type { DevToolsEnhancerOptions, Middleware } from '@reduxjs/toolkit';
import type { EarlyCall } from '../../../src/api/base/earlyCall';
import type { ApiExtra } from '../../../src/api/base/extra';
import { createHeldThings } from '../../../src/api/base/heldThings';
import { createStore, type AppStore } from '../../../src/app/createStore';
import type { Activity } from '../../../src/browser/activity';
import type { HubPort } from '../../../src/browser/hubPort';
import { createSessionStore, type SessionStore } from '../../../src/browser/sessionStore';
import type { TabChannel } from '../../../src/browser/tabs';
import { defaultPreferences, type Preferences } from '../../../src/state/deviceChoices';
import type { SessionEnd } from '../../../src/state/sessionEnd';
import { createFakeClock, type FakeClock } from './fakeClock';
import { MemoryStorage } from './memoryStorage';

export interface TestBed {
  readonly store: AppStore;
  readonly clock: FakeClock;
  readonly local: Storage;
  readonly tab: MemoryStorage;
  readonly sessionStore: SessionStore;
  readonly left: SessionEnd[];
}

interface Settings {
  readonly url?: string;
  readonly local?: Storage;
  readonly tab?: MemoryStorage;
  readonly lock?: ApiExtra['lock'];
  readonly now?: () => number;
  /** Whether somebody sits before it; left out, somebody is active all the time. */
  readonly activity?: Activity;
  readonly hub?: HubPort;
  readonly onWakeUp?: (listener: () => void) => void;
  readonly tabs?: TabChannel;
  /** Unsent work on the device; left out, none is kept. */
  readonly draftStore?: ApiExtra['draftStore'];
  /** Calls that left before the store was there. */
  readonly early?: ApiExtra['early'];
  readonly recorder?: { readonly first: Middleware; readonly last: Middleware };
  readonly showPreferences?: (preferences: Preferences) => Promise<void>;
  /** The browser's fetch; left out, it is the real one without cookies. */
  readonly fetch?: typeof fetch;
  readonly saveFile?: ApiExtra['saveFile'];
  readonly upload?: ApiExtra['upload'];
  readonly cards?: ApiExtra['cards'];
  readonly devTools?: DevToolsEnhancerOptions;
  /** The dependencies as the observers watch them. */
  readonly dependencies?: (extra: ApiExtra) => ApiExtra;
}

const silentTabs: TabChannel = {
  announceSignedOut: () => undefined,
  onSignedOut: () => undefined,
  announceSessionLimit: () => undefined,
  onSessionLimit: () => undefined,
  announceActive: () => undefined,
  onActive: () => undefined,
};

const emptyDraftStore: ApiExtra['draftStore'] = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  removeAll: () => Promise.resolve(),
};

/** Nobody answers. */
const silentHub: HubPort = { open: () => new Promise(() => undefined) };

const busy = (now: () => number = () => Date.now()): Activity => ({
  last: now,
  noticed: () => undefined,
  onActive: () => undefined,
});

/** The application's real store over storages in memory and a clock that does not run. */
export function createTestBed(settings: Settings = {}): TestBed {
  const {
    url = 'http://127.0.0.1:9',
    local = new MemoryStorage(),
    tab = new MemoryStorage(),
    lock,
    now,
  } = settings;
  const activity = settings.activity ?? busy(now);
  const clock = createFakeClock();
  const sessionStore = createSessionStore(
    () => local,
    () => tab,
  );
  const left: SessionEnd[] = [];
  const extra: ApiExtra = {
    http: { baseUrl: url, send: settings.fetch ?? ((...call) => fetch(...call)) },
    storedSession: sessionStore,
    lock: lock ?? { run: (_, task) => task() },
    now: now ?? (() => Date.now()),
    lastActive: activity.last,
    upload: settings.upload ?? (() => Promise.resolve({ kind: 'unreachable', isTimeout: false })),
    draftStore: settings.draftStore ?? emptyDraftStore,
    cards: settings.cards ?? { showFields: () => new Promise(() => undefined) },
    saveFile: settings.saveFile ?? (() => undefined),
    openReplay: () => Promise.resolve(null),
    copyText: () => Promise.resolve(true),
    held: createHeldThings(),
    early: settings.early ?? new Map<string, EarlyCall>(),
  };
  const store = createStore({
    extra: settings.dependencies?.(extra) ?? extra,
    dependencies: {
      clock,
      sessionStore,
      tabs: settings.tabs ?? silentTabs,
      activity,
      savePreferences: () => undefined,
      showPreferences: settings.showPreferences ?? (() => Promise.resolve()),
      partMissing: () => 'A part is missing.',
      live: {
        hub: settings.hub ?? silentHub,
        clock,
        random: () => 0.5,
        onWakeUp: settings.onWakeUp ?? (() => undefined),
        isOffline: () => false,
      },
      leave: (reason) => left.push(reason),
    },
    preferences: defaultPreferences,
    stored: sessionStore.read(),
    devTools: settings.devTools ?? false,
    ...(settings.recorder === undefined
      ? {}
      : { first: [settings.recorder.first], last: [settings.recorder.last] }),
  });
  return { store, clock, local, tab, sessionStore, left };
}
