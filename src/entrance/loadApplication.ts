import type { RunningApp } from '../app/startApp';
import type { AppConfig } from '../browser/readConfig';
import { loadScreenTexts, loadTexts } from '../i18n/loadTexts';
import type { Language } from '../i18n/language';
import type { RouteName } from '../routing/routes';
import { SCREENS } from '../routing/screens';

/**
 * Begins to load the application and what its first screen needs, all at once. Asked again it gives the same application; after
 * a failure (a lost network) it tries afresh.
 */
export function createApplicationLoader(
  config: Promise<AppConfig>,
  language: () => Language,
  firstScreen: () => RouteName,
): () => Promise<RunningApp> {
  let running: Promise<RunningApp> | undefined;

  async function load(): Promise<RunningApp> {
    // In the order of need: a browser that speaks HTTP/1.1 asks for six files at a time.
    const [{ startApp }] = await Promise.all([
      import(/* webpackChunkName: "app" */ '../app/startApp'),
      loadTexts(language()),
      loadScreen(firstScreen()),
    ]);
    return startApp(await config);
  }

  /** The router loads the screen again where this fails, and says why where that fails too. */
  async function loadScreen(name: RouteName): Promise<void> {
    const isFurther = name !== 'home' && name !== 'login';
    const parts = [SCREENS[name](), ...(isFurther ? [loadScreenTexts(language())] : [])];
    await Promise.allSettled(parts);
  }

  return () => {
    running ??= load().catch((cause: unknown) => {
      running = undefined;
      throw cause;
    });
    return running;
  };
}
