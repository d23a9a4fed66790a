import type { RunningApp } from '../app/startApp';
import type { AppConfig } from '../browser/readConfig';
import { loadTexts } from '../i18n/loadTexts';
import type { Language } from '../i18n/language';

/**
 * Begins to load the application and what its first screen needs, all at once. Asked again it gives the same application; after
 * a failure (a lost network) it tries afresh.
 */
export function createApplicationLoader(
  config: Promise<AppConfig>,
  language: () => Language,
): () => Promise<RunningApp> {
  let running: Promise<RunningApp> | undefined;

  async function load(): Promise<RunningApp> {
    const texts = loadTexts(language());
    const home = import(/* webpackChunkName: "home" */ '../screens/home/HomeScreen');
    const [{ startApp }] = await Promise.all([
      import(/* webpackChunkName: "app" */ '../app/startApp'),
      texts,
      home,
    ]);
    return startApp(await config);
  }

  return () => {
    running ??= load().catch((cause: unknown) => {
      running = undefined;
      throw cause;
    });
    return running;
  };
}
