import type { AppConfig } from '../browser/readConfig';
import type { RunningApp } from './startApp';

/**
 * What the application's chunk exports. Its code is loaded while somebody looks at the sign-in form, and runs only here: until
 * then it takes no time from the form.
 */
export const startApp = async (config: AppConfig): Promise<RunningApp> =>
  (await import(/* webpackMode: "eager" */ './startApp')).startApp(config);
