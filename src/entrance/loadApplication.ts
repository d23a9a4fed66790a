import type { RunningApp } from '../app/startApp';
import type { AppConfig } from '../browser/readConfig';
import { loadTexts } from '../i18n/loadTexts';
import { areasOf, loadAreaTexts } from '../i18n/screenTexts';
import type { Language } from '../i18n/language';
import type { RouteName } from '../routing/routes';
import { SCREENS } from '../routing/screens';

export interface ApplicationLoader {
  /**
   * Begins to load the application and what its first screen needs, all at once. Asked again it gives the same application; after
   * a failure (a lost network) it tries afresh.
   */
  readonly load: () => Promise<RunningApp>;
  /** Brings the largest files here ahead of their use; nothing of them runs, and a failure is left to `load`. */
  readonly fetchAhead: () => void;
}

export function createApplicationLoader(
  config: Promise<AppConfig>,
  language: () => Language,
  firstScreen: () => RouteName,
): ApplicationLoader {
  let running: Promise<RunningApp> | undefined;
  const loadCode = () => import(/* webpackChunkName: "app" */ '../app/application');

  async function load(): Promise<RunningApp> {
    // In the order of need: a browser that speaks HTTP/1.1 asks for six files at a time.
    const [{ startApp }] = await Promise.all([loadCode(), loadTexts(language()), loadScreen(firstScreen())]);
    return startApp(await config);
  }

  /** The router loads the screen again where this fails, and says why where that fails too. */
  async function loadScreen(name: RouteName): Promise<void> {
    const texts = areasOf(name).map((area) => loadAreaTexts(language(), area));
    await Promise.allSettled([SCREENS[name](), ...texts]);
  }

  return {
    load: () => {
      running ??= load().catch((cause: unknown) => {
        running = undefined;
        throw cause;
      });
      return running;
    },
    fetchAhead: () => {
      void Promise.allSettled([loadCode(), loadTexts(language())]);
    },
  };
}
