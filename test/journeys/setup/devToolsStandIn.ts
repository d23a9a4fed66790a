import type { BrowserContext } from 'playwright-core';

interface Options {
  readonly actionSanitizer?: (action: unknown) => unknown;
  readonly stateSanitizer?: (state: unknown) => unknown;
}
type Reduce = (state: unknown, action: unknown) => unknown;
type Create = (reduce: Reduce, ...rest: readonly unknown[]) => unknown;
type Enhance = (create: Create) => Create;

/**
 * Stands where the extension Redux DevTools would, and keeps what the extension would be shown: every action and the state after
 * it, through the application's own sanitizers. Call it before the first page; the deployment's settings are changed so that they
 * are on.
 */
export async function standInForDevTools(context: BrowserContext): Promise<readonly string[]> {
  const shown: string[] = [];
  await context.exposeFunction('showDevTools', (text: string) => shown.push(text));
  await context.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config: unknown = await answer.json();
    await route.fulfill({ json: Object.assign({}, config, { devTools: true }) });
  });
  await context.addInitScript(() => {
    const show = (value: unknown): void => {
      Reflect.apply(Reflect.get(window, 'showDevTools') as () => void, window, [JSON.stringify(value)]);
    };
    const compose =
      ({ actionSanitizer, stateSanitizer }: Options) =>
      (...enhancers: readonly Enhance[]): Enhance =>
      (create) => {
        const inner = enhancers.reduceRight<Create>((next, enhance) => enhance(next), create);
        return (reduce, ...rest) =>
          inner(
            (state, action) => {
              const after = reduce(state, action);
              show([actionSanitizer?.(action), stateSanitizer?.(after)]);
              return after;
            },
            ...rest,
          );
      };
    Reflect.set(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', compose);
  });
  return shown;
}
