import type { BrowserContext, Page } from 'playwright-core';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser still has when it is opened again after closing: neither session cookies nor any tab's own storage. */
export async function afterClosing(context: BrowserContext): Promise<State> {
  const state = await context.storageState();
  return { ...state, cookies: state.cookies.filter(({ expires }) => expires > 0) };
}

/** Where the session is kept in this tab, if anywhere. */
export const sessionPlaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...(localStorage.getItem('auth') === null ? [] : ['local']),
    ...(sessionStorage.getItem('auth') === null ? [] : ['session']),
  ]);

/** The element with the focus is this locator's. */
export const hasFocus = (locator: ReturnType<Page['locator']>): Promise<boolean> =>
  locator.evaluate((element) => document.activeElement === element);
