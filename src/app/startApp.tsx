import { createAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { i18n } from 'i18next';
import type { Root } from 'react-dom/client';
import type { EarlyCall } from '../api/base/earlyCall';
import type { NoAnswer, RawAnswer } from '../api/base/httpRequest';
import { homeApi } from '../api/home';
import { finishSignIn, verifyCode } from '../api/identity/signIn';
import type { Credentials, SignInOutcome } from '../api/identity/signInOutcome';
import { watchActivity } from '../browser/activity';
import { basePath, withBase, withoutBase } from '../routing/basePath';
import { systemClock } from '../browser/clock';
import { onSystemTheme, readDeviceSettings, showDeviceSettings } from '../browser/deviceSettings';
import { buildName, loadAfresh, onBroughtBack } from '../browser/leaving';
import type { AppConfig } from '../browser/readConfig';
import { onWakeUp } from '../browser/wakeUps';
import { Waiting } from '../components/Waiting';
import { areasOf } from '../i18n/screenTexts';
import { addScreenTexts, createTranslation } from '../i18n/translation';
import { afterSignIn } from '../routing/guard';
import { leaveForSignIn } from '../routing/leaveForSignIn';
import { createRouter, type Router } from '../routing/router';
import { routeOf } from '../routing/routes';
import { SCREENS } from '../routing/screens';
import { watchNavigations } from '../routing/watchNavigations';
import { navigated } from '../state/navigation';
import { isSameSession } from '../state/isSameSession';
import { selectIsSignedIn, selectSession } from '../state/session';
import { sessionEnded } from '../state/sessionEnd';
import { App } from './App';
import { openObservers } from './observers';
import { apiDependencies, browserSessionStore, middlewareDependencies } from './browserDependencies';
import { createStore, type AppStore } from './createStore';
import { Frame } from './frame/Frame';
import { ScreenFailure } from './frame/ScreenFailure';
import { freshen, visitorIn } from './visitor';
import '../styles/app.scss';

/** The application once it runs; before it is mounted it can already carry a sign-in to its end. */
export interface RunningApp {
  readonly finishSignIn: (
    answer: Promise<RawAnswer | NoAnswer>,
    credentials: Pick<Credentials, 'email' | 'rememberMe'>,
    /** What was asked for the first screen in the meantime. */
    early: Promise<readonly EarlyCall[]>,
  ) => Promise<SignInOutcome>;
  readonly verifyCode: (
    awaited: { code: string; userId: string; companyName: string },
    rememberMe: boolean,
  ) => Promise<SignInOutcome>;
  /** Takes the answers to calls that left before the application was there. */
  readonly expect: (early: readonly EarlyCall[]) => void;
  /** Takes the page over: the router starts from the address in the address bar. */
  readonly mount: (root: Root) => void;
}

/** How long the answer to an early call may be used, milliseconds. */
const EARLY_MS = 30_000;

/** Everything is in place: middleware that watches the state may look at it. */
const appStarted = createAction('app/started');

/** Opens the adapters of the browser and builds store, texts and router over them. */
export async function startApp(config: AppConfig): Promise<RunningApp> {
  const preferences = readDeviceSettings();
  const translation = await createTranslation(preferences.language);
  const sessionStore = browserSessionStore();
  const activity = watchActivity(systemClock.now);
  const observers = await openObservers(config, preferences.language);
  const held: { router?: Router } = {};
  const dependencies = apiDependencies(config, sessionStore, activity, (secret) =>
    observers.recording?.learn(secret),
  );
  const extra = observers.dependencies(dependencies);
  const store = createStore({
    extra,
    dependencies: middlewareDependencies(config, sessionStore, activity, translation, (reason) => {
      if (held.router !== undefined) leaveForSignIn(held.router, reason);
    }),
    preferences,
    stored: sessionStore.read(),
    devTools: observers.devTools,
    first: observers.first,
    last: observers.last,
  });
  onSystemTheme(() => {
    showDeviceSettings(store.getState().preferences);
  });
  onBroughtBack(() => {
    const session = selectSession(store.getState());
    if (session !== null && !isSameSession(session, sessionStore.read()?.session))
      store.dispatch(sessionEnded('elsewhere'));
    void held.router?.revalidate();
  });
  // What is on screen is asked for again when the network may be back, or the page is looked at again.
  setupListeners(store.dispatch, (dispatch, { onOnline }) =>
    onWakeUp(() => {
      if (selectIsSignedIn(store.getState())) dispatch(onOnline());
    }),
  );
  store.dispatch(appStarted());
  const expect: RunningApp['expect'] = (early) => {
    for (const call of early) extra.early.set(call.path, call);
    // A screen that is opened later asks for what is there by then.
    systemClock.after(EARLY_MS, () => {
      extra.early.clear();
    });
  };
  return {
    finishSignIn: async (answer, credentials, early) => {
      const outcome = await store.dispatch(finishSignIn(answer, credentials));
      expect(await early);
      return outcome;
    },
    expect,
    verifyCode: (awaited, rememberMe) => store.dispatch(verifyCode(awaited, rememberMe)),
    mount: (root) => {
      leaveSignInPage(store);
      held.router = startRouter(store, translation);
      observers.travel?.watch(store, held.router);
      watchNavigations(held.router, (address) => {
        store.dispatch(navigated(address));
      });
      root.render(
        <App store={store} router={held.router} translation={translation} recording={observers.recording} />,
      );
    },
  };
}

/**
 * Whoever has just signed in starts where the guard would send them anyway, so that the sign-in page's own chunk is not waited
 * for, and the start page's data is asked for before the page is there.
 */
function leaveSignInPage(store: AppStore): void {
  const visitor = visitorIn(store);
  if (!visitor.isSignedIn || routeOf(withoutBase(location.pathname))?.name !== 'login') return;
  // React remembers the field that has the focus, and would keep the whole form with it: a removed field loses the focus unsaid.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const wanted = afterSignIn(visitor, new URLSearchParams(location.search).get('next'));
  history.replaceState(null, '', withBase(wanted));
  if (wanted === '/home') store.dispatch(homeApi.util.prefetch('getHome', undefined, {}));
}

/** Looked up at each use: merely naming the storage throws where the browser blocks it (H98). */
const tabMarks = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => {
    sessionStorage.setItem(key, value);
  },
  removeItem: (key: string) => {
    sessionStorage.removeItem(key);
  },
};

const startRouter = (store: AppStore, translation: i18n): Router =>
  createRouter({
    basePath: basePath(),
    visitor: () => visitorIn(store),
    freshen: () => freshen(store, systemClock),
    screens: SCREENS,
    reloading: { build: buildName(), marks: tabMarks, load: loadAfresh },
    screenTexts: (name) => addScreenTexts(translation, areasOf(name)),
    frame: Frame,
    failure: ScreenFailure,
    waiting: <Waiting />,
  });
